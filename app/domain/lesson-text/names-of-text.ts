/**
 * The names of a lesson's text, for the Chinese beside it.
 *
 * 马克 is a mark, the old money, or Mark. Where the author reads 马克 as Mǎ kè throughout the text, its
 * exercises say Mǎ kè too. 白天 is a name in one sentence and "in the daytime" in the next, so that it keeps
 * the dictionary's reading. So do months: 六月 Liù yuè may be called June, but exercises ask for the month.
 * A name of one hanzi, 钱 Qián, has its reading by the words beside it, such as 老师. Exercises also name
 * people whom only other texts of the course name.
 */
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import type { LessonContent, Token } from './content.ts'

/** Readings by word. */
export type NamesOfText = ReadonlyMap<string, string>

const month = /^[一二三四五六七八九十]+月$/u

function namesOfText(content: LessonContent): NamesOfText {
	const names = new Map<string, string>()
	const others = new Set<string>()
	for (const { word, pinyin, isCustomPinyin } of content.flatMap(({ zh }) => zh)) {
		const isName = isCustomPinyin && pinyin && isNameReading(pinyin)
		if (!isName || (names.get(word) ?? pinyin) !== pinyin) others.add(word)
		else if ([...word].length > 1 && !month.test(word)) names.set(word, pinyin)
	}
	for (const word of others) names.delete(word)
	return names
}

/** The names for a lesson: of its own text, then of all texts of its course. */
export function namesOfLesson(own: LessonContent, course: readonly LessonContent[]): NamesOfText {
	return new Map([...namesOfText([...own, ...course.flat()]), ...namesOfText(own)])
}

export function withNames(tokens: readonly Token[], names: NamesOfText): Token[] {
	return tokens.map((token) => {
		const pinyin = names.get(token.word)
		return pinyin === undefined ? token : { ...token, pinyin }
	})
}
