/** Where the line of the hero stops: the machine's meter, the fee and the wallet. */
export function HeroNodes() {
  return (
    <>
      <g transform="translate(306.6 9)">
        <path
          d="M-39.8 -7L-5.2 13L-5.2 23L-39.8 3Z"
          fill="var(--m-base-left,#1b1728)"
          strokeWidth="1.2"
          stroke="var(--m-base-left,#1b1728)"
        />
        <path
          d="M-5.2 13L39.8 -13L39.8 -3L-5.2 23Z"
          fill="var(--m-base-right,#100d18)"
          strokeWidth="1.2"
          stroke="var(--m-base-right,#100d18)"
        />
        <path
          d="M5.2 -33L39.8 -13L-5.2 13L-39.8 -7Z"
          fill="var(--m-left,#2a253c)"
          strokeWidth="1.2"
          stroke="var(--m-left,#2a253c)"
        />
        <path
          d="M-39.8 -7L-5.2 13L39.8 -13M-5.2 13L-5.2 23"
          stroke="var(--m-edge,#8a80ad)"
          strokeWidth="1"
        />
        <path
          d="M-27.7 -33L-5.2 -20L-5.2 6L-27.7 -7Z"
          fill="var(--m-left,#2a253c)"
          strokeWidth="1.2"
          stroke="var(--m-left,#2a253c)"
        />
        <path
          d="M-5.2 -20L27.7 -39L27.7 -13L-5.2 6Z"
          fill="var(--m-right,#1b1728)"
          strokeWidth="1.2"
          stroke="var(--m-right,#1b1728)"
        />
        <path
          d="M5.2 -52L27.7 -39L-5.2 -20L-27.7 -33Z"
          fill="var(--m-top,#474062)"
          strokeWidth="1.2"
          stroke="var(--m-top,#474062)"
        />
        <path
          d="M-27.7 -33L-5.2 -20L27.7 -39M-5.2 -20L-5.2 6"
          stroke="var(--m-edge,#8a80ad)"
          strokeWidth="1"
        />
        <g transform="matrix(0.866 0.5 0 1 -27.7 -33)">
          <path d="M7 13h12" stroke="var(--heat,#f7931a)" strokeWidth="2" />
        </g>
        <g transform="matrix(0.866 -0.5 0 1 -5.2 -20)">
          <path d="M9 9h20M9 16h20" stroke="var(--m-line,#625a80)" strokeWidth="1.5" />
        </g>
      </g>
      <g transform="translate(389.7 57)">
        <path
          d="M-38.1 -8L0 14L0 22L-38.1 0Z"
          fill="var(--m-base-left,#1b1728)"
          strokeWidth="1.2"
          stroke="var(--m-base-left,#1b1728)"
        />
        <path
          d="M0 14L38.1 -8L38.1 0L0 22Z"
          fill="var(--m-base-right,#100d18)"
          strokeWidth="1.2"
          stroke="var(--m-base-right,#100d18)"
        />
        <path
          d="M0 -30L38.1 -8L0 14L-38.1 -8Z"
          fill="var(--m-left,#2a253c)"
          strokeWidth="1.2"
          stroke="var(--m-left,#2a253c)"
        />
        <path d="M-38.1 -8L0 14L38.1 -8M0 14L0 22" stroke="var(--m-edge,#8a80ad)" strokeWidth="1" />
        <g transform="matrix(0.866 0.5 -0.866 0.5 0 -30)">
          <path d="M12 14h20M12 22h20M12 30h12" stroke="var(--m-line,#625a80)" strokeWidth="1.5" />
        </g>
      </g>
      <g transform="translate(459.9 -80.5)">
        <path
          d="M-41.6 -6L0 18L0 25L-41.6 1Z"
          fill="var(--m-base-left,#1b1728)"
          strokeWidth="1.2"
          stroke="var(--m-base-left,#1b1728)"
        />
        <path
          d="M0 18L41.6 -6L41.6 1L0 25Z"
          fill="var(--m-base-right,#100d18)"
          strokeWidth="1.2"
          stroke="var(--m-base-right,#100d18)"
        />
        <path
          d="M0 -30L41.6 -6L0 18L-41.6 -6Z"
          fill="var(--m-left,#2a253c)"
          strokeWidth="1.2"
          stroke="var(--m-left,#2a253c)"
        />
        <path d="M-41.6 -6L0 18L41.6 -6M0 18L0 25" stroke="var(--m-edge,#8a80ad)" strokeWidth="1" />
        <circle r="7" fill="var(--heat2)" opacity=".35" />
        <circle r="3.4" fill="var(--heat2)" cy="-5" />
      </g>
    </>
  );
}
