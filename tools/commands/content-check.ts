import { hskRankOfCourse } from '#app/domain/courses/course-level.ts'
import { reportOf } from '#app/domain/courses/course-report.ts'
import { keyOfWord } from '#app/domain/courses/path-words.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { withDerivedLevels } from '#app/domain/vocabulary/derived-levels.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { lexiconIn } from '#app/seed/readings.ts'
import { coursesToCheck } from '#tools/content/courses-to-check.ts'
import { formatReport } from '#tools/content/format-report.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'

/**
 * `npm run content:check [-- FOLDER …]`: the figures of the seeded courses, and whether those on the
 * path reach their targets. A FOLDER has a draft of a course, which replaces the seeded one of its slug.
 */
export function run(drafts: string[]): Promise<void> {
	return orSayWhy(async () => {
		const dictionary = await sayAloud('Building the dictionary', async () => buildDictionary())
		const rows = withDerivedLevels(dictionary, firstEdition)
		const courses = coursesToCheck(drafts, { rows, lexicon: lexiconIn(dictionary) })
		const wordsAt = (rank: number) =>
			dictionary
				.filter(({ levels }) => levels.some(({ level }) => rankOf(level) === rank))
				.map(({ word, pinyin }) => ({ key: keyOfWord({ word, pinyin }), word }))
		const reports = courses.map((course) => ({
			course,
			report: reportOf(course, courses, wordsAt(hskRankOfCourse(course.level))),
		}))
		for (const { course, report } of reports) console.log(`\n${formatReport(course, report)}`)
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
		if (missed > 0) process.exitCode = 1
	})
}
