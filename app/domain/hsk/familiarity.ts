/**
 * Familiarity: the four groups in which a text's words are coloured and counted.
 *
 * For a reader at HSK 3 who said nothing, 爱 (HSK 1) is mastered, 爱好 (HSK 3) is learning, 癌症 (HSK 6)
 * is advanced, and 汉路, which is in no list, is non-HSK. `groupOf` in known-words/standing.ts decides.
 */
export type Familiarity = 'mastered' | 'learning' | 'advanced' | 'non-hsk'
