import { placeOfEntry } from '#app/domain/reports/report.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { ReportButton } from '#app/features/reports/sending/report-button.tsx'

/** Says that a card's word or its example is wrong. A sentence that the reader saved stays theirs. */
export function ReportCard({ card }: { card: StudyCard }) {
	const example = card.sentence === null ? card.example : null
	return <ReportButton place={() => placeOfEntry(card, example)} />
}
