import { isSameButForNeutralTone } from '#app/domain/pinyin/compare.ts'
import { spellPinyin } from '#app/domain/pinyin/spelling.ts'
import { useWordFacts } from './word-facts.ts'

type Typed = {
	word: string
	/** With tone marks. */
	pinyin: string
	/** The engine's reading. */
	generated: string | undefined
}

/** Says that no dictionary has a typed reading, which its author may want all the same. */
export function UnlistedReading(typed: Typed) {
	const { readingsOf } = useWordFacts()
	if (!isUnlistedReading(typed, readingsOf(typed.word))) return null
	return (
		<span className="text-amber">
			No dictionary has this reading of <span lang="zh-CN">{typed.word}</span>.
		</span>
	)
}

/** A word in no dictionary may be read in any way, and what is no pinyin is refused elsewhere. */
export function isUnlistedReading(
	{ word, pinyin, generated }: Typed,
	readings: readonly string[],
): boolean {
	const spelling = spellPinyin(word, pinyin)
	if (pinyin === '' || readings.length === 0 || !spelling.ok) return false
	const known = generated === undefined ? readings : [...readings, generated]
	return !known.some((reading) => isSameButForNeutralTone(reading, spelling.value))
}
