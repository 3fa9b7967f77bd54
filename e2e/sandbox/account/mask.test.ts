import { expect, it } from "vitest";
import { maskEmail, maskName, maskUsername } from "./mask.ts";

it("hides how long a username is", () => {
  expect([maskUsername("dora"), maskUsername("doctora")]).toEqual(["do••a", "do••a"]);
});

it("shows of a name the first word and one more letter", () => {
  expect(maskName("Dora Lindt")).toBe("Dora L.");
  expect(maskName(" Ana  Maria de la Cruz ")).toBe("Ana C.");
  expect(maskName("Cher")).toBe("Cher");
  expect(maskName("Mia 𝒵oe")).toBe("Mia 𝒵.");
});

it("shows of an address one letter on either side and the ending", () => {
  expect(maskEmail("dora@example.com")).toBe("d••@e••.com");
  expect(maskEmail("x@mail.example.co.uk")).toBe("x••@m••.uk");
});
