import { Link, useFetcher, useNavigate } from '@remix-run/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Place } from './find-places.server.ts'

const longestName = 100

/** Goes to a course, lesson, article, word or person by its name: a button, and Ctrl+K from anywhere. */
export function Jump() {
	const [isOpen, setOpen] = useState(false)
	useEffect(() => {
		const onKeyDown = (event: globalThis.KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey } = event
			if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
			event.preventDefault()
			if (!document.querySelector('dialog:modal')) setOpen(true)
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [])
	return (
		<>
			<button
				type="button"
				onClick={() => setOpen(true)}
				aria-keyshortcuts="Control+K"
				className={adminButtonClass('quiet')}
			>
				<Search aria-hidden size={16} />
				<span className="max-sm:sr-only">Go to…</span>
				<kbd aria-hidden className="font-sans text-ink-quiet text-xs max-lg:hidden">
					Ctrl K
				</kbd>
			</button>
			{isOpen && <JumpDialog onClose={() => setOpen(false)} />}
		</>
	)
}

function JumpDialog({ onClose }: { onClose: () => void }) {
	const fetcher = useFetcher<Place[]>()
	const navigate = useNavigate()
	const [typed, setTyped] = useState('')
	const stops = useRef<HTMLDivElement>(null)
	const found = typed.trim() === '' ? [] : (fetcher.data ?? [])

	useEffect(() => stops.current?.querySelector('input')?.focus(), [])
	const moveBy = (event: KeyboardEvent, step: 1 | -1) => {
		const all = [...(stops.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
		const at = all.findIndex((stop) => stop.matches(':focus'))
		event.preventDefault()
		all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
	}
	const [isEntered, setEntered] = useState(false)
	const isKnown = fetcher.state === 'idle'
	const [first] = found
	// Enter may come before the answer does.
	useEffect(() => {
		if (!isEntered || !isKnown) return
		setEntered(false)
		if (!first) return
		onClose()
		navigate(first.to)
	}, [isEntered, isKnown, first, onClose, navigate])
	return (
		<Dialog title="Go to…" onClose={onClose} className="w-full max-w-xl self-start">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the field and its results */}
			<div
				ref={stops}
				className="grid gap-3 pt-2"
				onKeyDown={(event) => {
					if (event.key === 'ArrowDown') moveBy(event, 1)
					if (event.key === 'ArrowUp') moveBy(event, -1)
				}}
			>
				<form
					onSubmit={(event) => {
						event.preventDefault()
						setEntered(true)
					}}
				>
					<Field
						label="Name of a course, lesson, article, word or person"
						type="search"
						maxLength={longestName}
						onChange={({ target }) => {
							setTyped(target.value)
							fetcher.load(`/admin/jump?${new URLSearchParams({ name: target.value })}`)
						}}
					/>
				</form>
				<ul className="grid max-h-[60dvh] overflow-y-auto">
					{found.map((place) => (
						<li key={place.to}>
							<Link
								to={place.to}
								onClick={onClose}
								className="flex min-h-11 items-baseline gap-3 rounded-control px-3 py-2 hover:bg-sunken focus:bg-sunken"
							>
								<span className="wrap-anywhere min-w-0 flex-1">
									<WithHanzi text={place.zh} /> <WithHanzi text={place.en} />
								</span>
								<span className="shrink-0 text-ink-quiet text-xs">{place.kind}</span>
							</Link>
						</li>
					))}
				</ul>
				<p role="status" className="text-ink-soft text-sm">
					{typed.trim() !== '' && isKnown && !first && 'Nothing has this name.'}
				</p>
			</div>
		</Dialog>
	)
}
