/** Says that the audio of a lesson or an article is wrong, at the sentence that is heard. */
import { Flag } from 'lucide-react'
import type { ReportPlace } from '#app/domain/reports/report.ts'
import { paragraphAround } from '#app/features/reports/sending/paragraph-around.ts'
import { ReportButton } from '#app/features/reports/sending/report-button.tsx'
import { useReporting } from '#app/features/reports/sending/use-reporting.tsx'
import { silence } from './one-sound.ts'
import { textOnPage } from './shadowing/text-on-page.ts'

/** The lesson or article that an audio belongs to. */
export type AudioOwner = Pick<ReportPlace, 'lessonId' | 'articleId'>

/** In the player, about the sentence that is marked in the text. What plays ends there. */
export function ReportAudio({ owner }: { owner: AudioOwner | undefined }) {
	const report = useReporting()
	if (!report || !owner) return null

	function open(owner: AudioOwner) {
		silence()
		report?.(placeHeard(owner), 'audio')
	}

	return (
		<button
			type="button"
			aria-label="Something wrong?"
			title="Something wrong?"
			aria-haspopup="dialog"
			className="player-button"
			onClick={() => open(owner)}
		>
			<Flag aria-hidden size={18} />
		</button>
	)
}

type SentenceProps = { owner: AudioOwner; sentence: string }

/** Below a sentence that is practised. */
export function ReportSentence({ owner, sentence }: SentenceProps) {
	return <ReportButton place={() => placeOf(owner, sentence)} kind="audio" />
}

/** The whole audio if no sentence is heard. */
function placeOf(owner: AudioOwner, sentence: string | null): ReportPlace {
	const nothingElse = { exerciseId: null, paragraph: null, word: null, pinyin: null, english: null }
	return { ...owner, ...nothingElse, part: 'text', sentence }
}

/** The sentence that is marked in the text, with its paragraph. */
function placeHeard(owner: AudioOwner): ReportPlace {
	const marked = document.querySelector<HTMLElement>('.text .sentence[aria-current]')
	return { ...placeOf(owner, marked && textOnPage(marked)), ...paragraphAround(marked) }
}
