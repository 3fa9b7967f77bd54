import { Drawing, type Drawings } from "@/app/_ui/art/drawing";

type Machine = Exclude<Drawings["machines"], "nodes">;

const BY_NAME: ReadonlyMap<string, Machine> = new Map(
  (["starter", "nano", "core", "pro", "titan"] as const).map((name) => [name, name]),
);

/** From how many TH a machine of another name looks like one of the family. */
const BY_POWER = [
  { from: 500, machine: "titan" },
  { from: 100, machine: "pro" },
  { from: 40, machine: "core" },
  { from: 17, machine: "nano" },
] as const;

function machineOf(name: string, th: string | null): Machine {
  const power = Number(th);
  return (
    BY_NAME.get(name.toLowerCase()) ??
    BY_POWER.find(({ from }) => power >= from)?.machine ??
    "starter"
  );
}

/** The drawings' own sizes, which are to one scale. */
const SIZES: Readonly<Record<Machine, readonly [width: number, height: number]>> = {
  starter: [148, 148],
  nano: [148, 148],
  core: [244, 232],
  pro: [228, 340],
  titan: [356, 412],
};

interface MachineDrawingProps {
  name: string;
  /** Its power as a plain decimal, null when it is not known. */
  th: string | null;
  /** Drawn to scale beside others, this many times its size; otherwise as large as the classes say. */
  scale?: number;
  className?: string;
}

/** What a machine looks like: by its name, else like the one of the family that is about as strong. */
export function MachineDrawing({ name, th, scale, className = "h-28 w-40" }: MachineDrawingProps) {
  const machine = machineOf(name, th);
  const [width, height] = SIZES[machine];
  const size = scale && { width: width * scale, height: height * scale };
  return <Drawing file="machines" name={machine} className={className} {...size} />;
}
