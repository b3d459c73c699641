import { SoundButton } from './sound-button.tsx'
import { useSound } from './use-sound.ts'

/** Speaks the sentence of a flashcard, `zh`, which is fetched only when the button is clicked. */
export function CardSentenceButton({ cardId, zh }: { cardId: string; zh: string }) {
	const sound = useSound(`/nls/tts?${new URLSearchParams({ card: cardId })}`, { text: zh })
	return <SoundButton sound={sound} name="Hear the sentence" />
}
