import { Link, useNavigate } from '@remix-run/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { askJson } from '#app/http/ask-json.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { isComposing } from '#app/ui/composing.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Place } from './find-places.server.ts'

const longestName = 100

/** How long after the last key a name is looked for. */
const pauseMs = 200

/** Goes to a course, lesson, article, word or person by its name: a button, and Ctrl+K from anywhere. */
export function Jump() {
	const [isOpen, setOpen] = useState(false)
	const [isMac, setMac] = useState(false)
	useEffect(() => setMac(/Mac|iP/.test(navigator.platform)), [])
	useEffect(() => {
		const onKeyDown = (event: globalThis.KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey } = event
			// On a Mac, Ctrl+K deletes to the end of the line.
			if (key.toLowerCase() !== 'k' || !(isMac ? metaKey : ctrlKey) || altKey || shiftKey) return
			event.preventDefault()
			if (!document.querySelector('dialog:modal')) setOpen(true)
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [isMac])
	return (
		<>
			<button
				type="button"
				onClick={() => setOpen(true)}
				aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
				className={adminButtonClass('quiet')}
			>
				<Search aria-hidden size={16} />
				<span className="max-sm:sr-only">Go to…</span>
				<kbd aria-hidden className="font-sans text-ink-quiet text-xs max-lg:hidden">
					{isMac ? '⌘ K' : 'Ctrl K'}
				</kbd>
			</button>
			{isOpen && <JumpDialog onClose={() => setOpen(false)} />}
		</>
	)
}

function JumpDialog({ onClose }: { onClose: () => void }) {
	const navigate = useNavigate()
	const [typed, setTyped] = useState('')
	const name = typed.trim()
	const [tries, setTries] = useState(0)
	const answer = useFound(name, tries)
	const places = answer?.places ?? []
	const stops = useRef<HTMLDivElement>(null)
	/** The name that Enter was pressed for, which may come before the answer does. */
	const [entered, setEntered] = useState<string>()
	const [first] = places
	const isEntered = name !== '' && entered === name && answer !== undefined

	useEffect(() => stops.current?.querySelector('input')?.focus(), [])
	useEffect(() => {
		if (!isEntered || !first) return
		onClose()
		navigate(first.to)
	}, [isEntered, first, onClose, navigate])
	const moveBy = (event: KeyboardEvent, step: 1 | -1) => {
		const all = [...(stops.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
		const at = all.findIndex((stop) => stop.matches(':focus'))
		event.preventDefault()
		all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
	}
	return (
		<Dialog title="Go to…" onClose={onClose} className="w-full max-w-xl self-start">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the field and its results */}
			<div
				ref={stops}
				className="grid gap-3 pt-2"
				onKeyDown={(event) => {
					// An input method has the keys while it asks which word is meant.
					if (isComposing(event)) return
					if (event.key === 'ArrowDown') moveBy(event, 1)
					if (event.key === 'ArrowUp') moveBy(event, -1)
				}}
			>
				<form
					onSubmit={(event) => {
						event.preventDefault()
						setEntered(name)
						if (answer && !answer.places) setTries(tries + 1)
					}}
				>
					<Field
						label="Name of a course, lesson, article, word or person"
						type="search"
						maxLength={longestName}
						onChange={({ target }) => {
							setTyped(target.value)
							setEntered(undefined)
						}}
						onKeyDown={(event) => {
							if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
						}}
					/>
				</form>
				<ul className="grid max-h-[60dvh] overflow-y-auto">
					{places.map((place) => (
						<li key={place.to}>
							<Link
								to={place.to}
								onClick={onClose}
								className="flex min-h-11 items-baseline gap-3 rounded-control px-3 py-2 hover:bg-sunken focus:bg-sunken"
							>
								<span className="wrap-anywhere min-w-0 flex-1">
									<WithHanzi text={place.zh} /> <WithHanzi text={place.en} />
									{place.course !== null && (
										<span className="text-ink-quiet text-xs">
											{' '}
											in <WithHanzi text={`“${place.course}”`} />
										</span>
									)}
								</span>
								<span className="shrink-0 text-ink-quiet text-xs">{place.kind}</span>
							</Link>
						</li>
					))}
				</ul>
				<p role="status" className="text-ink-soft text-sm">
					{answer && sayFound(answer)}
				</p>
			</div>
		</Dialog>
	)
}

type Answer = { places?: readonly Place[] }

/** What has a name, once typing has paused; undefined until it is known. No places: nobody answered, until it is tried again. */
function useFound(name: string, tries: number): Answer | undefined {
	const [answer, setAnswer] = useState<Answer & { name: string }>()
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
	useEffect(() => {
		if (name === '') return
		const gone = new AbortController()
		const ask = async () => {
			const path = `/admin/jump?${new URLSearchParams({ name })}`
			const found = await askJson(path, undefined, answerSchema, gone.signal)
			setAnswer({ name, ...(found.ok && { places: found.value }) })
		}
		// It throws only where another name was typed meanwhile.
		const timer = setTimeout(() => ask().catch(() => {}), pauseMs)
		return () => {
			clearTimeout(timer)
			gone.abort()
		}
	}, [name, tries])
	return answer?.name === name ? answer : undefined
}

function sayFound({ places }: Answer): string {
	if (!places) return pageErrorText('word.load-failed')
	return places.length === 0 ? 'Nothing has this name.' : `${places.length} found.`
}

const answerSchema: z.ZodMiniType<Place[]> = z.array(
	z.object({
		kind: z.enum(['Course', 'Lesson', 'Article', 'Word', 'Person']),
		zh: z.string(),
		en: z.string(),
		course: z.nullable(z.string()),
		to: z.string(),
	}),
)
