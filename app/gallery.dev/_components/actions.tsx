import { Button } from "@/app/_ui/control/button";
import type { ButtonSize, ButtonTone } from "@/app/_ui/control/button-style";
import { AccordionRow } from "@/app/_ui/data/accordion";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { ShareButton } from "@/app/_ui/file/share-button";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { Pagination } from "@/app/_ui/navigation/pagination";
import { Tabs } from "@/app/_ui/navigation/tabs";
import { ModalButton } from "@/app/_ui/overlay/modal-button";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { Row, Sample } from "./sample";
import { ToastSample } from "./toast-sample";

const TONES: readonly ButtonTone[] = ["primary", "outline", "quiet"];
const SIZES: readonly ButtonSize[] = ["small", "medium", "hero"];
const PARAGRAPHS = Array.from({ length: 12 }, (_, index) => `Line ${index + 1} of a long text.`);

export function Actions() {
  return (
    <Sample name="Actions">
      {SIZES.map((size) => (
        <Row key={size}>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {tone}
            </Button>
          ))}
          <Button tone="primary" size={size} isPending>
            Pending
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <ModalButton label="Modal" title="Confirm the payment">
          <p className="text-md text-muted">Every fee is shown before you confirm.</p>
        </ModalButton>
        <ModalButton
          label="Long modal"
          title="Terms"
          description="With a line below the title."
          footer={<Button tone="primary">Accept</Button>}
        >
          {PARAGRAPHS.map((text) => (
            <p key={text} className="py-4">
              {text}
            </p>
          ))}
        </ModalButton>
        <ModalButton label="Panel" title="Transaction" placement="end">
          <p className="text-md text-muted">Details stand along the end.</p>
        </ModalButton>
        <ModalButton label="Busy modal" title="Sending" isDismissable={false}>
          <p className="text-md text-muted">It cannot be closed while it sends.</p>
        </ModalButton>
        <ToastSample />
      </Row>
      <Row>
        <CopyButton value="1000.5" />
        <ShareButton
          url="https://merlin.example/ref/anna"
          text="Join my team"
          texts={{ share: "Share", onX: "X", onTelegram: "Telegram" }}
        />
        <ExternalLink href="https://example.com">External link</ExternalLink>
      </Row>
      <LinkTabs
        label="Pages"
        tabs={[
          { label: "Overview", href: "?tab=1", isCurrent: true },
          { label: "Stake", href: "?tab=2", isCurrent: false },
        ]}
      />
      <Tabs
        label="Parts"
        tabs={[
          { id: "rounds", label: "12%", hint: "Flexible", content: <p>First panel</p> },
          { id: "pnl", label: "18%", hint: "90 days", content: <p>Second panel</p> },
        ]}
      />
      <div>
        <AccordionRow summary="What does it cost?">Nothing.</AccordionRow>
        <AccordionRow summary="When does it end?" isOpen>
          When you say so.
        </AccordionRow>
      </div>
      <Pagination
        page={2}
        pages={5}
        hrefOf={(page) => `?page=${page}`}
        texts={{ label: "Pages", previous: "Back", next: "Next", position: "2 of 5" }}
      />
    </Sample>
  );
}
