import type { ReportKind } from '#app/domain/reports/report.ts'

export const kindNames: Record<ReportKind, string> = {
	pinyin: 'Pinyin',
	meaning: 'Meaning',
	cut: 'Where the word begins or ends',
	level: 'HSK level',
	translation: 'Translation',
	audio: 'Audio',
	exercise: 'Exercise',
	other: 'Something else',
}
