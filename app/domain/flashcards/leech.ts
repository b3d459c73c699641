/**
 * Cards that are set aside because they were forgotten too often. 大概, forgotten for the eighth time, takes
 * more time than it is worth: it comes no more until its learner resumes it. Then it is set aside again at
 * the 12th, 16th … time.
 *
 * That follows from the log like everything else of a card: when the answer is taken back, the card is
 * no longer set aside.
 */
export const leech = { lapses: 8, furtherLapses: 4 } as const
