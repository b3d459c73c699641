import { ReportButton } from './report-button.tsx'

/** On the page of a word: says that something is wrong with its entry. */
export function EntryReport({ word }: { word: string }) {
	return (
		<div>
			<ReportButton
				place={() => ({
					part: 'dictionary',
					lessonId: null,
					articleId: null,
					exerciseId: null,
					paragraph: null,
					word,
					pinyin: null,
					sentence: null,
					english: null,
				})}
			/>
		</div>
	)
}
