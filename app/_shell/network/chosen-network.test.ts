import { beforeEach, expect, it, vi } from "vitest";

const storage = new Map<string, string>();

function visit(href: string): void {
  vi.stubGlobal("window", {
    location: { href },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, url: URL) => visit(url.href),
    },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
}

async function newDocument(href: string) {
  visit(href);
  vi.resetModules();
  const network = await import("./chosen-network.ts");
  network.followAddress(new URL(href).search);
  return network;
}

beforeEach(() => storage.clear());

it("R2.4 the address chooses by name or number, and nonsense is the default", async () => {
  const cases = { "chain=bsc-testnet": 97, "chainId=97": 97, "chain=bsc": 56, "chain=moon": 56 };
  for (const [query, expected] of Object.entries(cases)) {
    const { chosenNetwork } = await newDocument(`https://app.example/team?${query}`);
    expect(chosenNetwork(), query).toBe(expected);
  }
});

it("R2.4 the choice is kept for the visit, and an address that asks for nothing leaves it alone", async () => {
  await newDocument("https://app.example/team?chain=bsc-testnet");
  const { chosenNetwork } = await newDocument("https://app.example/wallet");
  expect(chosenNetwork()).toBe(97);
});

it("R2.4 a choice by hand tells those who watch and takes the other choice out of the address", async () => {
  const network = await newDocument("https://app.example/team?chainId=97&page=2#list");
  const told = vi.fn();
  const stop = network.watchNetwork(told);
  network.chooseNetwork(56);
  stop();
  network.chooseNetwork(97);
  expect(told).toHaveBeenCalledOnce();
  expect(window.location.href).toBe("https://app.example/team?page=2#list");
});

it("R2.4 where the browser keeps nothing the choice holds for the page", async () => {
  const { chooseNetwork, chosenNetwork } = await newDocument("https://app.example/team");
  window.sessionStorage.setItem = () => {
    throw new DOMException("blocked");
  };
  chooseNetwork(97);
  expect(chosenNetwork()).toBe(97);
});

it("R9.1 a stored chain that is no member chain counts as none", async () => {
  storage.set("chain", "137");
  const { chosenNetwork } = await newDocument("https://app.example/team");
  expect(chosenNetwork()).toBe(56);
});
