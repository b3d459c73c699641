import { useEffect, useState } from 'react'
import {
	parseFigures,
	type SoundFigures,
	withAnswer,
} from '#app/domain/speech/sounds/sound-figures.ts'
import type { SoundQuestion } from '#app/domain/speech/sounds/sound-questions.ts'
import type { SoundSetId } from '#app/domain/speech/sounds/sound-table.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

function keyOf(userId: string): string {
	return `hanlu.sounds.${userId}`
}

/** The figures of this device. Empty until the browser has taken over the page. */
export function useSoundFigures(userId: string) {
	const [figures, setFigures] = useState<SoundFigures>({})
	useEffect(() => setFigures(parseFigures(readStored(keyOf(userId)))), [userId])

	/** Reads them again before: another tab may have changed them. */
	function keepAnswer(id: SoundSetId, question: SoundQuestion, chosen: number) {
		const kept = parseFigures(readStored(keyOf(userId)))
		const changed = withAnswer(kept, id, question, chosen)
		writeStored(keyOf(userId), JSON.stringify(changed))
		setFigures(changed)
	}
	return { figures, keepAnswer }
}
