import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Draft, keepDraft, listDrafts, removeDraft } from './kept-drafts.ts'

/** How long the writer rests before the draft is written. */
const pauseMs = 400

type Options = {
	/** Whose drafts are shown and kept. */
	user: string
	/** Such as "lesson-text:first-coffee". */
	document: string
	/** Of the document, as the editor began from it; another one after a save. */
	version: string | number
	/** What is stored: a draft that says the same is none. */
	stored: string
	/** Whether two texts would be stored alike; without it, whether they are the same. */
	isSame?: (one: string, other: string) => boolean
}

function areEqual(one: string, other: string): boolean {
	return one === other
}

type KeptDraft = {
	/** What was found when the page was opened, until it is restored or discarded. */
	offered: Draft | undefined
	/**
	 * On every change. It is written after a pause, and at once when the page is left; a long text may
	 * be made then only.
	 */
	keep: (text: string | (() => string)) => void
	/** After a save, and when nothing is changed any more. */
	forget: () => void
	/** The offered draft becomes the editor's own. Its version is what a save must be based on. */
	restore: () => Draft | undefined
	discard: () => void
}

/**
 * Keeps what is written in this browser. A tab that was closed, a session that has ended or a save
 * that failed costs nothing then; without storage everything else works as before.
 */
export function useKeptDraft({ user, document: name, version, ...is }: Options): KeptDraft {
	const place = useMemo(() => ({ user, document: name }), [user, name])
	const [id] = useState(() => `${Date.now()}.${Math.random()}`)
	const [offered, setOffered] = useState<Draft>()
	const began = useRef(String(version))
	began.current = String(version)
	const { stored, isSame = areEqual } = is
	const first = useRef(stored)
	const alike = useRef(isSame)
	alike.current = isSame
	const waiting = useRef<{ text: string | (() => string); timer: ReturnType<typeof setTimeout> }>()

	const write = useCallback(() => {
		if (!waiting.current) return
		clearTimeout(waiting.current.timer)
		const { text } = waiting.current
		waiting.current = undefined
		const draft = { id, text: typeof text === 'string' ? text : text(), version: began.current }
		keepDraft(place, { ...draft, keptAt: Date.now() })
	}, [place, id])

	useEffect(() => {
		const found = listDrafts(place).filter((draft) => draft.id !== id)
		const isStored = ({ text }: Draft) => alike.current(text, first.current)
		for (const draft of found) if (isStored(draft)) removeDraft(place, draft.id)
		setOffered(found.find((draft) => !isStored(draft)))
	}, [place, id])

	useEffect(() => {
		const hidden = () => {
			if (document.visibilityState === 'hidden') write()
		}
		window.addEventListener('pagehide', write)
		document.addEventListener('visibilitychange', hidden)
		return () => {
			window.removeEventListener('pagehide', write)
			document.removeEventListener('visibilitychange', hidden)
			write()
		}
	}, [write])

	const keep = useCallback(
		(text: string | (() => string)) => {
			if (waiting.current) clearTimeout(waiting.current.timer)
			waiting.current = { text, timer: setTimeout(write, pauseMs) }
		},
		[write],
	)

	const forget = useCallback(() => {
		if (waiting.current) clearTimeout(waiting.current.timer)
		waiting.current = undefined
		removeDraft(place, id)
	}, [place, id])

	const discard = useCallback(() => {
		if (offered) removeDraft(place, offered.id)
		setOffered(undefined)
	}, [place, offered])

	const restore = useCallback(() => {
		if (!offered) return undefined
		forget()
		// First as the tab's own: there is never a moment without it.
		if (keepDraft(place, { ...offered, id })) removeDraft(place, offered.id)
		setOffered(undefined)
		return offered
	}, [place, id, offered, forget])

	return { offered, keep, forget, restore, discard }
}
