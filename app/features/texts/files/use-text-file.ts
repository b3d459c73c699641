import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { typeInto } from '#app/ui/type-into.ts'
import type { OpenedFile, OpenedPart } from './open-file.ts'
import { rememberNotices } from './saved-notices.ts'

type State =
	/** `typed` are subtitles that fill the text area: their times are sent with it. */
	| { status: 'none'; typed?: OpenedPart }
	| { status: 'reading'; name: string }
	| { status: 'failed'; problem: string }
	/** `id` tells files apart that are opened one after the other. */
	| { status: 'open'; id: number; file: OpenedFile }

/**
 * Fills the form of a new text from a file: a short text is typed into its text area. The parts of a
 * longer one, or of one of which there is something to say, are listed instead. A text that another app shared comes the same way.
 */
export function useTextFile() {
	const form = useRef<HTMLFormElement>(null)
	const userId = useRouteLoaderData<{ user?: { id: string } | null }>('root')?.user?.id
	const [state, setState] = useState<State>({ status: 'none' })
	/** Until the reader keeps or discards it. */
	const [isShared, setIsShared] = useState(false)
	const newest = useRef(0)
	/** The title that the last file gave: one that was typed stays. */
	const givenTitle = useRef('')

	function giveTitle(title: string) {
		const field = form.current?.elements.namedItem('title')
		if (!(field instanceof HTMLInputElement)) return
		if (field.value !== '' && field.value !== givenTitle.current) return
		field.value = title
		givenTitle.current = title
	}

	function textArea() {
		const area = form.current?.elements.namedItem('text')
		return area instanceof HTMLTextAreaElement ? area : undefined
	}

	function typeText(text: string) {
		const area = textArea()
		if (area) typeInto(area, 0, area.value.length, text)
	}

	function offerJoining(isBroken: boolean) {
		const choice = form.current?.elements.namedItem('joinLines')
		if (choice instanceof HTMLInputElement) choice.checked = isBroken
	}

	/** Returns whether this file still counts: the reader may have opened another meanwhile. */
	async function open(file: File): Promise<boolean> {
		newest.current += 1
		const id = newest.current
		rememberNotices([])
		setIsShared(false)
		setState({ status: 'reading', name: file.name })
		const read = await import('./open-file.ts')
			.then(({ openFile }) => openFile(file))
			.catch((error: unknown) => {
				// The code could not be loaded.
				console.warn(error)
				return { ok: false, error: pageErrorText('text-file.unreadable') } as const
			})
		if (id !== newest.current) return false
		if (!read.ok) {
			setState({ status: 'failed', problem: read.error })
			return true
		}
		const [only, ...others] = read.value.parts
		giveTitle(read.value.title)
		const { notices, joinedParts } = read.value
		const isPlain = notices.length === 0 && joinedParts === undefined
		if (only && others.length === 0 && isPlain) {
			// The area may have been hidden by the file before.
			flushSync(() => setState(only.times ? { status: 'none', typed: only } : { status: 'none' }))
			typeText(only.text)
			return true
		}
		rememberNotices(notices)
		setState({ status: 'open', id, file: read.value })
		return true
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: takes what was shared, once
	useEffect(() => {
		if (!isSharing(location)) return
		const before = newest.current
		import('./take-shared.ts')
			.then(async ({ takeShared }) => {
				const shared = await takeShared(userId)
				history.replaceState(history.state, '', location.pathname)
				// A file that the reader picked while it was fetched stays.
				if (!shared || newest.current !== before) return
				if (shared.title !== '') giveTitle(shared.title)
				if (shared.file && !(await open(shared.file))) return
				if (!shared.file && shared.text !== '') {
					typeText(shared.text)
					offerJoining(shared.isBroken)
				}
				setIsShared(!shared.isOwn)
			})
			.catch(console.warn)
	}, [])

	function close() {
		newest.current += 1
		rememberNotices([])
		flushSync(() => setState({ status: 'none' }))
		textArea()?.focus()
	}

	function keepShared() {
		setIsShared(false)
		textArea()?.focus()
	}

	function discardShared() {
		setIsShared(false)
		giveTitle('')
		close()
		typeText('')
		offerJoining(false)
	}

	return { form, state, open, close, isShared, keepShared, discardShared }
}

/** Where another app's share leads: the service worker has put it by (public/share-target.js). */
function isSharing({ search }: Pick<Location, 'search'>): boolean {
	return new URLSearchParams(search).has('shared')
}
