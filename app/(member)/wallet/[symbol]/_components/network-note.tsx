"use client";

import { useNetwork } from "@/app/_shell/network/use-network";
import { Notice } from "@/app/_ui/state/notice";
import { fillText } from "@/app/_ui/text/fill-text";
import { type NetworkNames, networkName } from "../../_components/network-name";

interface NetworkNoteProps {
  /** The only chain that the address is on. */
  chainId: number;
  /** Its name as the service gives it. */
  network: string;
  /** With the places `{chosen}` and `{network}`. */
  text: string;
  names: NetworkNames;
}

/** Says that an address is not on the network that this visit has chosen (R2.4). */
export function NetworkNote({ chainId, network, text, names }: NetworkNoteProps) {
  const chosenId = useNetwork();
  if (chosenId === chainId) return null;
  const chosen = networkName(chosenId, names);
  return <Notice tone="info">{fillText(text, { chosen, network })}</Notice>;
}
