import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
	type Draft,
	keepDraft,
	listDrafts,
	moveDraft,
	removeDraft,
	versionToSaveOver,
} from './kept-drafts.ts'

/** Typing pause before the draft is written. */
const pauseMs = 400

type Options = {
	/** The person whose drafts these are. */
	user: string
	/** Such as "lesson-text:first-coffee". */
	document: string
	/** The version of the document being edited; changes with each save. */
	version: string | number
	/** The version of the document's last save, if this person made it. */
	lastOwn?: number | undefined
	/** The saved text. A draft equal to it is not offered. */
	stored: string
	/** Whether two texts would be stored as the same; default: equality. */
	isSame?: (one: string, other: string) => boolean
}

function areEqual(one: string, other: string): boolean {
	return one === other
}

type KeptDraft = {
	/** A draft found on opening, until it is restored or discarded. */
	offered: Draft | undefined
	/**
	 * Call on every change. Writes after a pause, and at once when the page is left. Pass a function
	 * to build a long text only then.
	 */
	keep: (text: string | (() => string)) => void
	/** Call after a save, and when the text is back to what is stored. */
	forget: () => void
	/** Makes the offered draft this tab's own. A save must then be based on its version. */
	restore: () => Draft | undefined
	discard: () => void
}

/**
 * Keeps unsaved edits in this browser, so that a closed tab, an expired session or a failed save
 * loses nothing. Without storage, editing works as usual.
 */
export function useKeptDraft(options: Options): KeptDraft {
	const { user, document: name, version, lastOwn, stored, isSame = areEqual } = options
	const place = useMemo(() => ({ user, document: name }), [user, name])
	const [id] = useState(() => `${Date.now()}.${Math.random()}`)
	const [offered, setOffered] = useState<Draft>()
	const began = useRef(String(version))
	began.current = String(version)
	const opened = useRef(String(version))
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

	useEffect(() => moveDraft(place, { id, version: String(version) }), [place, id, version])

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
		const versions = { opened: opened.current, current: began.current, lastOwn }
		const restored = { ...offered, version: versionToSaveOver(offered, versions) }
		// Store it under this tab's id before removing the old one, so that it is never lost in
		// between.
		if (keepDraft(place, { ...restored, id })) removeDraft(place, offered.id)
		setOffered(undefined)
		return restored
	}, [place, id, offered, forget, lastOwn])

	return { offered, keep, forget, restore, discard }
}
