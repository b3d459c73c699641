/** 长 cháng of the vocabulary, with its HSK2 of 2.0 and 3.0, as the entry a popup shows. */
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import type { Word, WordLevel } from './word.ts'
import type { WordEntry } from './word-entry.ts'

type Row = Pick<Word, 'word' | 'pinyin' | 'poses' | 'meaning' | 'levels'> & {
	traditional?: string | null | undefined
}

export function toWordEntry({ word, traditional, pinyin, poses, meaning, levels }: Row): WordEntry {
	return {
		word,
		...(traditional && traditional !== word && { traditional }),
		pinyin,
		meanings: poses.map((pos) => [pos, meaning[pos]?.definition ?? null]),
		levels: spellLevels(levels),
	}
}

/** The edition is named only where editions disagree: HSK 2, or HSK 3 (2.0) and HSK 1 (3.0). */
function spellLevels(levels: readonly WordLevel[]): string[] {
	const agree = new Set(levels.map(({ level }) => level)).size === 1
	const spelt = levels.map(({ level, edition }) =>
		agree || !edition ? spellHskLevel(level) : `${spellHskLevel(level)} (${edition})`,
	)
	return [...new Set(spelt)]
}
