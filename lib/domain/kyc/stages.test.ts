import { describe, expect, it } from "vitest";
import type { Kyc } from "../../contract/kyc.ts";
import {
  documentSides,
  firstStageOf,
  isAccepted,
  missingFiles,
  openDocumentFields,
  openStages,
  startStage,
} from "./stages.ts";
import { kycView } from "./view.ts";

const DATA = {
  firstName: "Anna",
  lastName: "Ek",
  birthDate: "1990-02-03",
  country: "SE",
  docType: "id_card",
  docNumber: "X 12345",
} as const;

type Steps = NonNullable<Kyc["steps"]>;

function steps(given: Partial<Record<Steps[number]["name"], Steps[number]["status"]>>): Steps {
  return Object.entries(given).map(([name, status]) => ({
    name: name as Steps[number]["name"],
    status,
    reason: status === "resubmit" ? "Blurred" : null,
  }));
}

const refused = kycView({
  status: "resubmit",
  details: DATA,
  steps: steps({ personal: "approved", front: "approved", back: "resubmit", selfie: "approved" }),
});

describe("open stages", () => {
  it("are all of them for a newcomer and a draft", () => {
    const all = ["personal", "document", "selfie", "review"];
    expect(openStages(kycView({ status: "none" }))).toEqual(all);
    expect(openStages(kycView({ status: "draft" }))).toEqual(all);
  });

  it("are none while somebody looks at it and after the decision", () => {
    for (const status of ["pending", "approved", "rejected"] as const)
      expect(openStages(kycView({ status }))).toEqual([]);
  });

  it("are only the refused ones and the review in a resubmission", () => {
    expect(openStages(refused)).toEqual(["document", "review"]);
  });

  it("stay open for what was given again after a refusal", () => {
    const again = steps({ personal: "approved", front: "approved", selfie: "approved" });
    again.push({ name: "back", status: "given" });
    const view = kycView({ status: "resubmit", details: DATA, steps: again });
    expect(openStages(view)).toEqual(["document", "review"]);
    expect(startStage(view)).toBe("review");
  });

  it("are all of them when a resubmission lists no steps", () => {
    expect(openStages(kycView({ status: "resubmit" }))).toHaveLength(4);
  });

  it("leave out a step that a resubmission does not list", () => {
    const again = steps({ personal: "approved", front: "approved", selfie: "resubmit" });
    const details = { ...DATA, docType: "passport" } as const;
    const view = kycView({ status: "resubmit", details, steps: again });
    expect(openStages(view)).toEqual(["selfie", "review"]);
  });
});

describe("files", () => {
  it("have no back for a passport", () => {
    expect(documentSides("passport")).toEqual(["front"]);
    expect(documentSides("driving_licence")).toEqual(["front", "back"]);
  });

  it("are missing until the service has them", () => {
    const view = kycView({ status: "draft", details: DATA, steps: steps({ front: "given" }) });
    expect(missingFiles(view, "document", "id_card")).toEqual(["back"]);
    expect(missingFiles(view, "selfie", "id_card")).toEqual(["selfie"]);
    expect(missingFiles(view, "personal", "id_card")).toEqual([]);
  });

  it("of another document do not count after the type was changed, a selfie does", () => {
    const given = steps({ front: "given", back: "given", selfie: "given" });
    const view = kycView({ status: "draft", details: DATA, steps: given });
    expect(missingFiles(view, "document", "driving_licence")).toEqual(["front", "back"]);
    expect(missingFiles(view, "document", "passport")).toEqual(["front"]);
    expect(missingFiles(view, "selfie", "passport")).toEqual([]);
  });

  it("that were accepted stay as they are in a resubmission only", () => {
    expect(isAccepted(refused, "front")).toBe(true);
    expect(isAccepted(refused, "back")).toBe(false);
    const draft = kycView({ status: "draft", details: DATA, steps: steps({ front: "given" }) });
    expect(isAccepted(draft, "front")).toBe(false);
  });
});

describe("facts about the document", () => {
  it("are open at first and closed with the personal data", () => {
    expect(openDocumentFields(kycView({ status: "none" }))).toEqual(["docType", "docNumber"]);
    expect(openDocumentFields(refused)).toEqual([]);
  });

  it("keep their kind while a picture of it stands", () => {
    const again = steps({ personal: "resubmit", front: "approved", back: "resubmit" });
    const view = kycView({ status: "resubmit", details: DATA, steps: again });
    expect(openDocumentFields(view)).toEqual(["docNumber"]);
    expect(openStages(view)).toEqual(["personal", "document", "review"]);
  });
});

describe("where a member goes on", () => {
  it("is the first stage that lacks something", () => {
    expect(startStage(kycView({ status: "none" }))).toBe("personal");
    expect(startStage(kycView({ status: "draft", details: DATA }))).toBe("document");
    const sides = steps({ personal: "given", front: "given", back: "given" });
    expect(startStage(kycView({ status: "draft", details: DATA, steps: sides }))).toBe("selfie");
    expect(startStage(refused)).toBe("document");
  });

  it("is the first stage with a refused field", () => {
    expect(firstStageOf(["selfie", "docNumber", "consent"])).toBe("document");
    expect(firstStageOf(["consent"])).toBe("review");
    expect(firstStageOf(["_", "other"])).toBeNull();
  });
});
