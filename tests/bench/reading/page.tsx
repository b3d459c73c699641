/** The two pages compared in a browser: the product's reader and the naive one. */
import '#app/styles/app.css'
import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { type AskedWord, WordPopup } from '#app/features/vocabulary/popup/word-popup.tsx'
import { alreadyThere } from '#app/ui/loaded-once.ts'
import { type NaiveBlock, NaiveText } from './naive-text.tsx'

export type PageText = { html: string; blocks: NaiveBlock[]; entries: WordEntry[] }

const layers = { hsk: true, pinyin: true, translation: false }

function Ours({ html, entries }: PageText) {
	const [words] = useState(() => alreadyThere(entries))
	return (
		<Reader
			name="bench"
			html={html}
			title="市场"
			isDialogue={false}
			rank={3}
			preferences={{ ...layers, chinese: true, pinyinOver: 'all' }}
			answers={[]}
			areAnswersShown={false}
			entries={words}
			reloadEntries={words.load}
			reload={() => {}}
		/>
	)
}

function Naive({ blocks, entries }: PageText) {
	const [shown, setShown] = useState(layers)
	const [asked, setAsked] = useState<AskedWord>()
	const [words] = useState(() => alreadyThere(entries))
	const close = useCallback(() => setAsked(undefined), [])
	return (
		<>
			<NaiveText
				blocks={blocks}
				view={{
					...shown,
					onWord: ({ word, pinyin }, place) =>
						setAsked({ word, pinyin, place, isByKeyboard: false }),
				}}
			/>
			<WordPopup asked={asked} around={undefined} close={close} entries={words} reload={() => {}} />
			{(['hsk', 'pinyin', 'translation'] as const).map((layer) => (
				<button
					key={layer}
					type="button"
					value={layer}
					onClick={() => setShown({ ...shown, [layer]: !shown[layer] })}
				>
					{layer}
				</button>
			))}
		</>
	)
}

/** The time from a press to the end of the frame that shows its effect. */
async function timeToPaint(selector: string, index: number): Promise<number> {
	const element = document.querySelectorAll<HTMLElement>(selector)[index]
	const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
	await nextFrame()
	await nextFrame()
	const started = performance.now()
	element?.click()
	await nextFrame()
	await new Promise<void>((done) => {
		const { port1, port2 } = new MessageChannel()
		port1.onmessage = () => done()
		port2.postMessage(undefined)
	})
	return performance.now() - started
}

Object.assign(window, { timeToPaint })

const response = await fetch('/text.json')
const text: PageText = await response.json()
const root = document.querySelector('main')
if (root) {
	createRoot(root).render(location.hash === '#naive' ? <Naive {...text} /> : <Ours {...text} />)
}
