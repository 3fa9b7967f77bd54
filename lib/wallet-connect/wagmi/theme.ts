import { cssStringFromTheme, type Theme } from "@rainbow-me/rainbowkit";

/** RainbowKit's theme in the tokens of `app/tokens.css`: dark and light follow by themselves. */
const THEME: Theme = {
  blurs: { modalOverlay: "blur(0px)" },
  fonts: { body: "var(--font-sans)" },
  radii: {
    actionButton: "var(--radius-button)",
    connectButton: "var(--radius-button)",
    menuButton: "var(--radius-button)",
    modal: "var(--radius-hero)",
    modalMobile: "var(--radius-hero)",
  },
  colors: {
    accentColor: "var(--accent-text)",
    accentColorForeground: "var(--ground)",
    actionButtonBorder: "var(--line)",
    actionButtonBorderMobile: "var(--line)",
    actionButtonSecondaryBackground: "var(--raised)",
    closeButton: "var(--muted)",
    closeButtonBackground: "var(--raised)",
    connectButtonBackground: "var(--surface)",
    connectButtonBackgroundError: "var(--down)",
    connectButtonInnerBackground: "var(--raised)",
    connectButtonText: "var(--text)",
    connectButtonTextError: "var(--ground)",
    connectionIndicator: "var(--up)",
    downloadBottomCardBackground: "var(--raised)",
    downloadTopCardBackground: "var(--raised)",
    error: "var(--down)",
    generalBorder: "var(--line)",
    generalBorderDim: "var(--line)",
    menuItemBackground: "var(--raised)",
    modalBackdrop: "#00000099",
    modalBackground: "var(--surface)",
    modalBorder: "var(--line)",
    modalText: "var(--text)",
    modalTextDim: "var(--faint)",
    modalTextSecondary: "var(--muted)",
    profileAction: "var(--raised)",
    profileActionHover: "var(--line)",
    profileForeground: "var(--raised)",
    selectedOptionBorder: "var(--line-strong)",
    standby: "var(--warn)",
  },
  shadows: {
    connectButton: "none",
    dialog: "0 24px 64px -16px var(--shade-far)",
    profileDetailsAction: "none",
    selectedOption: "none",
    selectedWallet: "none",
    walletLogo: "none",
  },
};

/**
 * The theme as the declarations of a style rule. A stylesheet of ours carries them, because RainbowKit's own style
 * element would need the policy's leave; a test keeps the two equal.
 */
export const WALLET_THEME_CSS: string = cssStringFromTheme(THEME);
