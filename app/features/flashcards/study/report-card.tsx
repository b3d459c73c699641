import { placeOfEntry } from '#app/domain/reports/report.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'

const button = later(
	async () => (await import('#app/features/reports/sending/report-button.tsx')).ReportButton,
)

/** Says that a card's word or its example is wrong. A sentence that the reader saved stays theirs. */
export function ReportCard({ card }: { card: StudyCard }) {
	const { part: ReportButton } = useLater(button, false)
	return ReportButton ? <ReportButton place={() => placeOfEntry(card, card.example)} /> : null
}
