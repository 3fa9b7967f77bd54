import { readGameState } from "@/lib/game/server";
import { GameMissing } from "../../_components/game-missing";
import { RushCard } from "./rush-card";
import { WheelCard } from "./wheel-card";

/** The wheel and Hash Rush, or that the service offers neither. */
export async function GameCards() {
  const state = await readGameState();
  if (!state) return <GameMissing />;
  return (
    <div className="grid h-full gap-5 md:grid-cols-2">
      <WheelCard wheel={state.wheel} serverTime={state.serverTime} />
      <RushCard state={state} />
    </div>
  );
}
