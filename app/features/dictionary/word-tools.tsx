import { placeOfEntry } from '#app/domain/reports/report.ts'
import { SaveWord } from '#app/features/flashcards/save-word.tsx'
import { ReportButton } from '#app/features/reports/sending/report-button.tsx'

type Props = { userId: string; word: string; pinyin: string }

/** Below a reading of a word: saves it, or says that something is wrong with it. */
export function WordTools({ userId, word, pinyin }: Props) {
	return (
		<>
			<SaveWord userId={userId} entry={{ word, pinyin, sentence: null, lessonId: null }} />
			<ReportButton place={() => placeOfEntry({ word, pinyin })} />
		</>
	)
}
