/**
 * The words of a lesson's text and of the lessons before it, for the Chinese beside it.
 *
 * 马克 is a mark, the old money, or Mark; 好多了 is 好 | 多 | 了 or 好多 | 了. Exercises read and cut both as the
 * text does. 白天 is a name in one sentence of a text and "in the daytime" in the next: in its exercises it is the
 * name where nothing else tells. The nearest lesson that has a word decides.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import type { LessonContent, Token } from './content.ts'

/** A word of a text: the words from there to the next mark stand in `run`. */
type WordInRun = {
	/** How many lessons ago: 0 is the lesson itself. */
	ago: number
	run: readonly Token[]
	at: number
}

export type LessonWords = {
	/** By the first UTF-16 unit of a word. */
	places: ReadonlyMap<string, readonly WordInRun[]>
	/** Readings of names by word. */
	names: ReadonlyMap<string, string>
	/** Readings of single hanzi where no other word stands beside them. */
	alone: ReadonlyMap<string, string>
}

export const noLessonWords: LessonWords = { places: new Map(), names: new Map(), alone: new Map() }

type Texts = {
	own: LessonContent
	/** The lessons before it, in their order. */
	earlier: readonly LessonContent[]
	/** Exercises also name people whom only a later lesson names. */
	later: readonly LessonContent[]
}

/** With one first character. The nearest lessons come first. */
const mostPlaces = 500

export function lessonWords({ own, earlier, later }: Texts): LessonWords {
	const places = new Map<string, WordInRun[]>()
	const names = new Map<string, string>()
	const alone = new Map<string, string>()
	const decided = new Set<string>()
	for (const [ago, content] of [own, ...earlier.toReversed()].entries()) {
		const runs = runsOf(content)
		for (const run of runs) {
			for (const [at, { word }] of run.entries()) {
				const first = word.charAt(0)
				const known = places.get(first)
				if (!known) places.set(first, [{ ago, run, at }])
				else if (known.length < mostPlaces) known.push({ ago, run, at })
			}
		}
		const readings = readingsIn(runs)
		for (const [word, found] of readings) {
			if (decided.has(word)) continue
			decided.add(word)
			const [one, ...others] = found
			const name = [...found].find(isNameReading)
			if (name && word.length > 1) names.set(word, name)
			if (one && others.length === 0 && !name && word.length === 1) alone.set(word, one)
		}
	}
	for (const [word, [one = '', ...others]] of readingsIn(runsOf(later.flat()))) {
		const isName = others.length === 0 && word.length > 1 && isNameReading(one)
		if (isName && !decided.has(word)) names.set(word, one)
	}
	return { places, names, alone }
}

/** For each lesson of a course, in their order. */
export function lessonWordsInOrder(course: readonly LessonContent[]): LessonWords[] {
	return course.map((own, at) =>
		lessonWords({ own, earlier: course.slice(0, at), later: course.slice(at + 1) }),
	)
}

/** Words that stand side by side, without marks between them. */
function runsOf(content: LessonContent): Token[][] {
	return content.flatMap(({ zh }) => {
		const runs: Token[][] = [[]]
		for (const token of zh) {
			if (isHanzi(token.word)) runs.at(-1)?.push(token)
			else runs.push([])
		}
		return runs.filter((run) => run.length > 0)
	})
}

function readingsIn(runs: readonly (readonly Token[])[]): Map<string, Set<string>> {
	const readings = new Map<string, Set<string>>()
	for (const { word, pinyin } of runs.flat()) {
		if (!pinyin) continue
		const known = readings.get(word)
		if (known) known.add(pinyin)
		else readings.set(word, new Set([pinyin]))
	}
	return readings
}
