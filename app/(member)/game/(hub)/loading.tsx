import { GameSkeleton } from "../_components/game-skeleton";

export default function GameLoading() {
  return <GameSkeleton />;
}
