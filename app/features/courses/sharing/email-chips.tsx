import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { looksLikeEmail, readEmails } from '#app/domain/accounts/email-list.ts'
import { readPastedAddresses } from '#app/domain/groups/pasted-addresses.ts'

type Props = {
	name: string
	/** Initial addresses, separated by commas. */
	defaultValue: string
	/** Why an address was refused. */
	problemOf: (email: string) => string | undefined
}

const box =
	'flex min-h-11 w-full flex-wrap items-center gap-1.5 rounded-control border border-edge bg-raised px-2 py-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent'

/**
 * A field for many addresses. Enter, a comma or leaving the field turns the typed text into a chip; a
 * pasted list becomes many.
 */
export function EmailChips({ name, defaultValue, problemOf }: Props) {
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const [emails, setEmails] = useState(() => readEmails(defaultValue))
	const [typed, setTyped] = useState('')
	const afterPress = useAfterPress()

	// The author may have typed before hydration.
	useEffect(() => setTyped(input.current?.value ?? ''), [])

	function add(text: string) {
		setEmails((known) => [...new Set([...known, ...readEmails(text)])])
		setTyped('')
	}

	function remove(email: string) {
		setEmails((known) => known.filter((other) => other !== email))
		input.current?.focus()
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Backspace' && typed === '') setEmails((known) => known.slice(0, -1))
		if (event.key !== 'Enter' || typed.trim() === '') return
		// With nothing typed, Enter submits the form.
		event.preventDefault()
		add(typed)
	}

	function onPaste(event: ClipboardEvent<HTMLInputElement>) {
		const pasted = event.clipboardData.getData('text')
		const found = readPastedAddresses(pasted)
		if (found.length < 2) return
		event.preventDefault()
		add(`${typed} ${found.join(', ')}`)
	}

	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-medium text-ink-soft text-sm">
				Emails
			</label>
			<div className={box}>
				<ul className="contents">
					{emails.map((email) => (
						<Chip
							key={email}
							email={email}
							problem={problemOf(email)}
							onRemove={() => remove(email)}
						/>
					))}
				</ul>
				<input
					ref={input}
					id={id}
					type="text"
					inputMode="email"
					autoComplete="off"
					spellCheck={false}
					value={typed}
					placeholder={emails.length === 0 ? 'name@example.com' : ''}
					aria-describedby={`${id}-hint`}
					onChange={({ currentTarget: { value } }) =>
						/[,;，；]/.test(value) ? add(value) : setTyped(value)
					}
					onKeyDown={onKeyDown}
					onPaste={onPaste}
					onBlur={() => afterPress(() => add(typed))}
					className="min-h-7 min-w-40 flex-1 bg-transparent outline-none placeholder:text-ink-quiet"
				/>
				{/* Includes text that is not a chip yet. */}
				<input type="hidden" name={name} value={[...emails, typed].join(', ')} data-typed />
			</div>
			<p id={`${id}-hint`} className="text-ink-quiet text-sm">
				Separate several emails with commas, or paste a list: one per line, or rows of a table.
			</p>
		</div>
	)
}

type ChipProps = { email: string; problem: string | undefined; onRemove: () => void }

function Chip({ email, problem, onRemove }: ChipProps) {
	const isRefused = problem !== undefined || !looksLikeEmail(email)
	const tone = isRefused
		? 'border-cinnabar bg-cinnabar-tint text-cinnabar-deep'
		: 'border-transparent bg-sunken text-ink'
	return (
		<li
			className={`wrap-anywhere inline-flex items-center rounded-control border pl-2 text-sm ${tone}`}
			title={problem}
		>
			{email}
			{isRefused && <span className="sr-only"> ({problem ?? 'not an email'})</span>}
			<button
				type="button"
				onClick={onRemove}
				aria-label={`Remove ${email}`}
				className="grid size-7 place-items-center rounded-control hover:bg-raised"
			>
				<X aria-hidden size={14} />
			</button>
		</li>
	)
}

/**
 * Delays an action until no pointer is pressed: a new chip would move the pressed button away from
 * under the finger.
 */
function useAfterPress(): (act: () => void) => void {
	const isPressing = useRef(false)
	useEffect(() => {
		const ended = new AbortController()
		const note = (is: boolean) => () => {
			isPressing.current = is
		}
		const options = { capture: true, signal: ended.signal }
		document.addEventListener('pointerdown', note(true), options)
		for (const end of ['pointerup', 'pointercancel']) {
			document.addEventListener(end, note(false), options)
		}
		return () => ended.abort()
	}, [])
	return (act) => {
		if (!isPressing.current) return act()
		// Let the click happen first.
		document.addEventListener('pointerup', () => setTimeout(act), { once: true })
	}
}
