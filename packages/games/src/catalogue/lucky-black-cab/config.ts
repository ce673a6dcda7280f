import type { LinesConfig } from '../../engines/slots/config.ts';

/**
 * Lucky Black Cab: three reels of 64 stops, one line. Even a single teacup on the first reel pays. `solveMixture`
 * computed the reel-set weights for the target return.
 */
export const config: LinesConfig = {
  id: 'lucky-black-cab',
  mathVersion: '1',
  city: 'london',
  category: 'classic',
  grid: { cols: 3, rows: 1 },
  symbols: {
    cab: { kind: 'wild', pays: { 3: 2000 } },
    crown: { kind: 'pay', pays: { 3: 80 } },
    ben: { kind: 'pay', pays: { 3: 50 } },
    phone: { kind: 'pay', pays: { 3: 20 } },
    bowler: { kind: 'pay', pays: { 3: 15 } },
    tea: { kind: 'pay', pays: { 1: 1, 2: 5, 3: 10 } },
    fog: { kind: 'pay', pays: {} },
  },
  pay: { type: 'lines', lines: [[0, 0, 0]] },
  reelSets: {
    A: {
      strips: [
        `
        crown fog bowler bowler fog bowler tea phone tea tea ben bowler fog bowler phone
        phone fog tea bowler bowler fog fog tea tea phone crown phone fog tea bowler tea
        cab tea tea crown fog fog bowler tea ben fog fog fog fog fog fog ben phone phone
        fog ben ben bowler tea tea bowler tea bowler phone fog phone tea tea tea`,
        `
        fog crown tea tea bowler tea tea fog phone bowler fog fog phone fog fog bowler
        phone tea tea tea tea fog bowler fog fog fog tea fog fog bowler bowler bowler
        tea ben ben crown tea tea bowler tea phone phone phone phone cab fog fog ben
        bowler tea tea crown tea ben phone ben tea bowler phone fog fog fog bowler
        bowler`,
        `
        fog tea tea phone tea ben tea fog fog tea fog tea fog fog bowler bowler bowler
        bowler crown tea phone fog tea bowler phone phone bowler ben ben crown fog fog
        phone tea bowler fog phone bowler fog tea ben tea tea fog fog ben fog tea bowler
        bowler bowler cab tea phone bowler tea tea fog fog crown phone fog tea phone`,
      ],
    },
    B: {
      strips: [
        `
        ben fog bowler fog ben tea ben fog phone bowler fog tea fog tea tea phone phone
        bowler tea ben fog fog fog bowler bowler phone fog bowler fog phone fog tea
        bowler fog bowler fog fog crown ben tea crown fog crown bowler tea phone bowler
        fog tea fog tea tea bowler fog fog cab fog tea fog phone tea phone phone fog fog
        tea tea`,
        `
        fog bowler fog tea ben fog fog fog phone cab bowler tea tea crown fog fog crown
        phone tea ben fog fog fog bowler fog bowler bowler phone phone tea phone fog ben
        tea bowler fog fog bowler crown phone phone fog tea bowler tea phone fog fog
        bowler fog fog fog fog tea bowler tea tea tea tea bowler tea ben phone tea ben
        fog fog`,
        `
        tea phone tea bowler fog fog fog tea phone ben tea bowler fog bowler fog phone
        phone tea tea phone ben fog fog ben crown crown fog tea tea bowler phone tea
        bowler cab fog fog phone fog tea fog tea tea fog fog crown bowler tea ben phone
        fog fog fog fog fog ben bowler fog bowler tea bowler phone tea bowler fog bowler
        fog fog`,
      ],
    },
  },
  modes: { base: { A: 9505, B: 495 } },
  features: [],
  wincap: 2000,
  bet: { levels: [25, 50, 100, 200, 500, 1000, 2000, 2500, 5000, 10000] },
  rtp: { target: 95.5, tol: 0.01, method: 'exact' },
};
