const MASK = (1n << 64n) - 1n;
const RATE_BYTES = 136;
const ROTATIONS = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
];

// Round constants come from the linear feedback shift register of the Keccak reference.
function roundConstants(): bigint[] {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) constant |= 1n << ((1n << BigInt(bit)) - 1n);
      register <<= 1;
      if (register & 0x100) register ^= 0x171;
    }
    return constant;
  });
}

const ROUND_CONSTANTS = roundConstants();

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK;
}

function permute(state: bigint[]): void {
  const lane = (index: number) => state[index] ?? 0n;
  for (const constant of ROUND_CONSTANTS) {
    const parity = [0, 1, 2, 3, 4].map(
      (x) => lane(x) ^ lane(x + 5) ^ lane(x + 10) ^ lane(x + 15) ^ lane(x + 20),
    );
    const moved = new Array<bigint>(25).fill(0n);
    for (let x = 0; x < 5; x += 1) {
      const theta = (parity[(x + 4) % 5] ?? 0n) ^ rotate(parity[(x + 1) % 5] ?? 0n, 1);
      for (let y = 0; y < 5; y += 1) {
        const index = x + 5 * y;
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(lane(index) ^ theta, ROTATIONS[index] ?? 0);
      }
    }
    for (let index = 0; index < 25; index += 1) {
      const row = index - (index % 5);
      const next = moved[row + ((index + 1) % 5)] ?? 0n;
      const afterNext = moved[row + ((index + 2) % 5)] ?? 0n;
      state[index] = (moved[index] ?? 0n) ^ (~next & MASK & afterNext);
    }
    state[0] = lane(0) ^ constant;
  }
}

/** Keccak-256 of at most 135 bytes, which is what address checksums (EIP-55) need. */
export function keccak256(message: Buffer): Buffer {
  if (message.length >= RATE_BYTES) throw new RangeError("Only single-block messages are hashed");
  const block = Buffer.alloc(RATE_BYTES);
  message.copy(block);
  block.writeUInt8(0x01, message.length);
  block.writeUInt8(block.readUInt8(RATE_BYTES - 1) | 0x80, RATE_BYTES - 1);
  const state = Array.from({ length: 25 }, (_, index) =>
    index * 8 < RATE_BYTES ? block.readBigUInt64LE(index * 8) : 0n,
  );
  permute(state);
  const digest = Buffer.alloc(32);
  for (let index = 0; index < 4; index += 1) digest.writeBigUInt64LE(state[index] ?? 0n, index * 8);
  return digest;
}
