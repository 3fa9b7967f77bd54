import { GameSkeleton } from "../_components/game-skeleton";

export default function RushLoading() {
  return <GameSkeleton />;
}
