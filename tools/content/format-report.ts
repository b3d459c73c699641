/** A course's figures as lines for the terminal. */
import { coveredShare, knownShare, type NewWord } from '#app/domain/courses/course-figures.ts'
import { hskRankOfCourse } from '#app/domain/courses/course-level.ts'
import type { CourseReport, CourseToCheck } from '#app/domain/courses/course-report.ts'
import type { FoundWord } from '#app/domain/courses/exercise-words-check.ts'
import { countKinds } from '#app/domain/courses/lesson-parts.ts'
import type { UnglossedWord } from '#app/domain/vocabulary/unglossed-words.ts'

export function formatReport(
	{ slug, level, path, lessons }: CourseToCheck,
	report: CourseReport,
): string {
	const rank = hskRankOfCourse(level)
	const { words, missing } = report.list
	const covered = words - missing.length
	const place = path === null ? 'off the path' : `place ${path} on the path`
	return [
		`${slug}: ${level}, HSK ${rank}, ${place}`,
		...report.lessons.flatMap((lesson, index) => {
			const { characters, words, newWords, above, notes, exercises } = lesson
			const gone = newWords.filter(({ returns }) => !returns)
			return [
				`  ${index + 1} ${lessons[index]?.slug}: ${characters} characters, ${words} words, ` +
					`${newWords.length} new, ${percent(knownShare(lesson))} known, ` +
					`${notes.length} notes, ${exercises.length} exercises of ${countKinds(lesson)} kinds`,
				`    new: ${newWords.map(formatNewWord).join(' ') || 'none'}`,
				...listed(
					`above HSK ${rank} (${above.running} of ${words})`,
					above.words.map(({ word }) => word),
				),
				...listed(
					'never met again',
					gone.map(({ word }) => word),
				),
			]
		}),
		`  HSK ${rank}, edition 2.0: ${covered} of ${words} (${percent(coveredShare(report.list))})`,
		...listed('not met', missing),
		...listed('names, left out', [...new Set(lessons.flatMap(({ text }) => [...text.names]))]),
	].join('\n')
}

/** 学生 3+2: met three times in the texts of the next six lessons, twice in their notes and exercises. */
function formatNewWord({ word, inTexts, beside }: NewWord): string {
	return `${word} ${inTexts}+${beside}`
}

const mostListed = 150

function listed(what: string, words: readonly string[]): string[] {
	if (words.length === 0) return []
	const more = words.length > mostListed ? ` and ${words.length - mostListed} more` : ''
	return [`    ${what}: ${words.slice(0, mostListed).join(' ')}${more}`]
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)}%`
}

/** Each word with its reading and the lessons where it was found. */
export function formatFoundWords(what: string, found: readonly FoundWord[] = []): string {
	const places = new Map<string, Set<string>>()
	for (const { slug, word, pinyin } of found) {
		const key = `${word} ${pinyin.replaceAll(' ', '')}`
		places.set(key, (places.get(key) ?? new Set()).add(slug))
	}
	const lines = [...places].map(([key, slugs]) => `  ${key}  ${[...slugs].join(', ')}`)
	return [`${what}: ${places.size}`, ...lines].join('\n')
}

/** 识 shí  1: exercises of teacher-qian */
export function formatUnglossed(words: readonly UnglossedWord[]): string {
	const lines = words.map(({ word, pinyin, count, first, slugs }) => {
		const more = slugs.size > 1 ? ` and ${slugs.size - 1} more` : ''
		return `  ${word} ${pinyin}  ${count}: ${first.part} of ${first.slug}${more}`
	})
	return [`Words that are shown without a gloss of ours: ${words.length}`, ...lines].join('\n')
}
