import { readFileSync } from 'node:fs'
import { leastMeetings, meetingsOfList } from '#app/domain/courses/course-figures.ts'
import { hskRankOfCourse } from '#app/domain/courses/course-level.ts'
import { reportOf } from '#app/domain/courses/course-report.ts'
import { checkExerciseWords, readApprovedWords } from '#app/domain/courses/exercise-words-check.ts'
import { keyOfWord } from '#app/domain/courses/path-words.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { withDerivedLevels } from '#app/domain/vocabulary/derived-levels.ts'
import { approvedWordsFile } from '#app/seed/content-files.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { lexiconIn } from '#app/seed/readings.ts'
import { reportGlosses } from '#tools/content/check-glosses.ts'
import {
	coursesToCheck,
	coursesWithExercises,
	withDrafts,
} from '#tools/content/courses-to-check.ts'
import { formatFoundWords, formatReport } from '#tools/content/format-report.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'

/**
 * `npm run content:check [-- FOLDER …]`: the figures of the seeded courses, and whether those on the
 * path reach their targets; whether every word of their exercises is in a lesson or approved; and whether every
 * word that courses, single lessons and articles show has a gloss of ours. A FOLDER has a draft of a course, which
 * replaces the seeded one of its slug.
 */
export function run(drafts: string[]): Promise<void> {
	return orSayWhy(async () => {
		const dictionary = await sayAloud('Building the dictionary', async () => buildDictionary())
		const rows = withDerivedLevels(dictionary, firstEdition)
		const lexicon = lexiconIn(dictionary)
		const files = withDrafts(drafts)
		const courses = coursesToCheck(files, { rows, lexicon })
		const wordsAt = (rank: number) =>
			dictionary
				.filter(({ levels }) => levels.some(({ level }) => rankOf(level) === rank))
				.map(({ word, pinyin }) => ({ key: keyOfWord({ word, pinyin }), word }))
		const reports = courses.map((course) => ({
			course,
			report: reportOf(course, courses, wordsAt(hskRankOfCourse(course.level))),
		}))
		for (const { course, report } of reports) console.log(`\n${formatReport(course, report)}`)
		console.log('\nMeetings in the texts of the path')
		const path = courses.filter((course) => course.path !== null).flatMap(({ lessons }) => lessons)
		for (const rank of [1, 2, 3]) {
			const { words, met, often } = meetingsOfList(wordsAt(rank), path)
			console.log(
				`  HSK ${rank}: ${met} of ${words} words, ${often} of them ${leastMeetings} times or more`,
			)
		}
		console.log('\nTargets of the path')
		const targets = reports.flatMap(({ course, report }) =>
			report.targets.map((target) => ({ ...target, slug: course.slug })),
		)
		for (const { slug, text, misses } of targets) {
			console.log(`  ${misses.length === 0 ? 'met   ' : 'MISSED'} ${slug}: ${text}`)
			for (const miss of misses) console.log(`           ${miss}`)
		}
		const missed = targets.filter(({ misses }) => misses.length > 0).length
		console.log(`\n${targets.length - missed} met, ${missed} missed`)
		const isRead = reportExerciseWords(coursesWithExercises(files, lexicon))
		const isGlossed = reportGlosses(files, { dictionary, lexicon })
		if (missed > 0 || !isRead || !isGlossed) process.exitCode = 1
	})
}

/** Courses of the path have the words of those before them; others stand alone. */
function reportExerciseWords(courses: ReturnType<typeof coursesWithExercises>): boolean {
	const approved = readApprovedWords(readFileSync(approvedWordsFile, 'utf8'))
	const path = courses
		.filter((course) => course.path !== null)
		.toSorted((one, other) => (one.path ?? 0) - (other.path ?? 0))
	const alone = courses.filter((course) => course.path === null)
	const found = [path, ...alone.map((course) => [course])].map((group) =>
		checkExerciseWords(
			group.flatMap(({ lessons }) => lessons),
			approved,
		),
	)
	const [unknown, particles, misread] = (['unknown', 'particles', 'misread'] as const).map((kind) =>
		found.flatMap((one) => one[kind]),
	)
	console.log(`\n${formatFoundWords('Particles under test', particles)}`)
	console.log(formatFoundWords('Particles read as other words', misread))
	console.log(
		formatFoundWords(
			'Words of exercises that are in no lesson so far and not approved (approved-exercise-words.txt)',
			unknown,
		),
	)
	return unknown?.length === 0 && misread?.length === 0
}
