import { expect, it } from "vitest";
import { type ProfileValues, profileChanges, profileValues } from "./form-values.ts";

const before: ProfileValues = {
  fullName: "Anna Berger",
  phone: "+49 30 1234567",
  country: "DE",
  timeZone: "Europe/Berlin",
  language: "en-US",
  avatar: null,
};

it("sends only what differs", () => {
  const changes = profileChanges(before, { ...before, country: "AT" });
  expect([...changes]).toEqual([["country", "AT"]]);
});

it("clears a field by an empty text and ignores spaces around a value", () => {
  const changes = profileChanges(before, { ...before, fullName: " Anna Berger ", phone: "  " });
  expect([...changes]).toEqual([["phone", ""]]);
});

it("names a new picture by its type", () => {
  const avatar = new Blob(["x"], { type: "image/webp" });
  const file = profileChanges(before, { ...before, avatar }).get("avatar");
  expect(file).toBeInstanceOf(File);
  expect((file as File).name).toBe("avatar.webp");
});

it("takes the language of the page for a member who never chose one", () => {
  const user = { fullName: "Newt", username: "newt", email: "n@example.com", isValid: false };
  expect(profileValues(user, "en-US")).toEqual({
    fullName: "Newt",
    phone: "",
    country: "",
    timeZone: "",
    language: "en-US",
    avatar: null,
  });
});
