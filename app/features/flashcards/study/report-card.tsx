import { placeOfCard } from '#app/domain/reports/place-of-card.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { ReportButton } from '#app/features/reports/sending/report-button.tsx'

/** Says that a card's word or its sentence is wrong. */
export function ReportCard({ card }: { card: StudyCard }) {
	return <ReportButton place={() => placeOfCard(card)} />
}
