import { useCallback, useEffect, useMemo, useState } from 'react'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { EditedParagraph, EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import { lookUp, watchReturns } from './look-up.ts'
import { useWordFacts, type WordFacts } from './word-facts.ts'

export type LookedUp = {
	facts: WordFacts
	/** Whether all of the text is known: nothing is left to ask about. */
	isComplete: boolean
	/** Whether the last request failed; the next edit asks again. */
	isFailed: boolean
	askAgain: () => void
}

/** Looks up what is not known yet about a text's words. One request at a time. */
export function useLookedUp(edited: EditedText): LookedUp {
	const facts = useWordFacts()
	const [isAsking, setAsking] = useState(false)
	const [isFailed, setFailed] = useState(false)

	const asked = useMemo(() => missingIn(edited.paragraphs, facts), [edited.paragraphs, facts])
	const isComplete = asked.words.length === 0 && asked.paragraphs.length === 0

	const askAgain = useCallback(() => setFailed(false), [])
	useEffect(watchReturns, [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: each edit tries again
	useEffect(askAgain, [edited.paragraphs])

	useEffect(() => {
		if (isAsking || isFailed || isComplete) return
		setAsking(true)
		lookUp(asked).then((isAnswered) => {
			setAsking(false)
			setFailed(!isAnswered)
		})
	}, [asked, isComplete, isAsking, isFailed])

	return { facts, isComplete, isFailed, askAgain }
}

function missingIn(paragraphs: readonly EditedParagraph[], facts: WordFacts) {
	const words = new Set<string>()
	const unasked: string[][] = []
	for (const paragraph of paragraphs) {
		const cut = paragraph.words.map(({ token }) => token.word)
		for (const { token, uncut } of paragraph.words) {
			// Typed text that is not cut yet is no word.
			if (!uncut && hasHanzi(token.word) && !facts.isLookedUp(token.word)) words.add(token.word)
		}
		if (cut.some(hasHanzi) && !facts.closeCalls(cut)) unasked.push(cut)
	}
	return { words: [...words], paragraphs: unasked }
}
