import { GameSkeleton } from "../_components/game-skeleton";

export default function WheelLoading() {
  return <GameSkeleton />;
}
