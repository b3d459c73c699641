/** The editors compared in a browser: the product's with and without its level profile, and the naive one. */
import '#app/styles/app.css'
import '#app/features/lesson-editor/segment/segment-editor.css'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { openedState } from '#app/features/lesson-editor/segment/editor-state.ts'
import type { Requests, StoredText } from '#app/features/lesson-editor/segment/requests.ts'
import { SegmentedEditor } from '#app/features/lesson-editor/segment/segmented-editor.tsx'
import { useEditor } from '#app/features/lesson-editor/segment/use-editor.ts'
import { writeStored } from '#app/ui/browser-storage.ts'
import { answerFor } from './answers.ts'
import { NaiveEditor } from './naive-editor.tsx'

/** Never answers: only the time from key to screen is measured. */
const silent = () => new Promise<never>(() => {})

const requests: Requests = {
	segment: silent,
	cut: silent,
	save: silent,
	load: silent,
	readings: silent,
	preview: silent,
}

function Ours({ text }: { text: StoredText }) {
	const [opened] = useState(() => openedState(text))
	const area = useRef<HTMLTextAreaElement>(null)
	const { state, change, cutTyped } = useEditor({ first: opened, requests, area })
	const nothing = () => {}
	return (
		<SegmentedEditor
			state={state}
			change={change}
			area={area}
			requests={requests}
			owner={{ kind: 'lessons', id: 'bench' }}
			cutTyped={cutTyped}
			onSave={nothing}
			onReset={nothing}
			onSegmentAgain={nothing}
			onPreview={nothing}
			refusal={undefined}
		/>
	)
}

/** Milliseconds from a key press to the end of the frame that shows it in the text. */
const times: number[] = []

/** The same, up to the frame that shows it in the preview. */
const previewTimes: number[] = []

let awaited: number | undefined

document.addEventListener(
	'keydown',
	(event) => {
		awaited = event.timeStamp
		timeFrame(event.timeStamp, times)
	},
	{ capture: true },
)

new MutationObserver((changes) => {
	const isPreview = changes.some(({ target }) => target.parentElement?.closest('p, ruby'))
	if (awaited === undefined || !isPreview) return
	timeFrame(awaited, previewTimes)
	awaited = undefined
}).observe(document, { subtree: true, childList: true, characterData: true })

function timeFrame(pressed: number, into: number[]) {
	requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel()
		port1.onmessage = () => into.push(performance.now() - pressed)
		port2.postMessage(undefined)
	})
}

Object.assign(window, { times, previewTimes })

const response = await fetch('/text.json')
const text: StoredText = await response.json()

// The profile's own requests are answered at once.
window.fetch = async (address, { body } = {}) => {
	const asked = typeof body === 'string' ? JSON.parse(body) : undefined
	return Response.json(answerFor(String(address), text.content, asked))
}
writeStored('hanlu.level-profile', location.hash === '#profile' ? 'open' : 'folded')

const root = document.querySelector('main')
if (root) {
	createRoot(root).render(
		location.hash === '#naive' ? <NaiveEditor content={text.content} /> : <Ours text={text} />,
	)
}
