/** Reports of readers, as their browsers send them. */
import type { Db } from '#app/db/client.server.ts'
import type { Report } from '#app/domain/reports/report.ts'
import { keepReport } from '#app/features/reports/keep-report.server.ts'

export type SentReport = Report & { ageMs: number }

/** 小美 reads 银行 as "yínxíng" in a lesson. */
export function reportOf(values: Partial<SentReport> = {}): SentReport {
	return {
		id: crypto.randomUUID(),
		kind: 'pinyin',
		part: 'text',
		lessonId: 'town',
		articleId: null,
		exerciseId: null,
		paragraph: 1,
		word: '银行',
		pinyin: 'yínxíng',
		sentence: '银行在哪儿？',
		english: 'Where is the bank?',
		note: '',
		ageMs: 0,
		...values,
	}
}

/** Puts reports into the database, in their order. */
export async function makeReports(
	db: Db,
	userId: string,
	reports: Partial<SentReport>[],
): Promise<string[]> {
	const sent = reports.map((report, index) =>
		reportOf({ ageMs: (reports.length - index) * 60_000, ...report }),
	)
	for (const report of sent)
		await keepReport(db, { reader: { id: userId, level: 99 }, report, now: new Date() })
	return sent.map(({ id }) => id)
}
