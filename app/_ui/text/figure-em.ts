/** How wide a figure is at most, in em; amounts that are to fit are set by it. */
export const FIGURE_EM = 0.62;
