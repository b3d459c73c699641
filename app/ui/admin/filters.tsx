import { useLocation, useNavigate, useNavigation, useSearchParams } from '@remix-run/react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { withoutDialog } from './paging.ts'

const control =
	'min-h-8 rounded-control border border-edge bg-raised px-2.5 text-sm text-ink placeholder:text-ink-quiet'

/** Which dialog is open, and of what. */
const dialogParams = ['ask', 'of', 'ids']

type FiltersProps = {
	/** The filtered list's name: "Users". */
	label: string
	children: ReactNode
}

/**
 * A one-line filter bar above a list. The filters live in the address; changing one keeps the page
 * size and goes back to page 1.
 */
export function Filters({ label, children }: FiltersProps) {
	const [search] = useSearchParams()
	const navigate = useNavigate()
	const location = useLocation()
	const navigation = useNavigation()
	const pressed = useLastPressedLink(location)
	const isBusy = navigation.state === 'loading'
	/** The filters that are on their way. */
	const coming = useRef<URLSearchParams>()
	const size = search.get('size')

	function apply(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		// Another navigation would break off a form that is being sent.
		if (navigation.formMethod === 'POST') return
		const next = new URLSearchParams()
		for (const [name, value] of new FormData(event.currentTarget)) {
			if (typeof value === 'string' && value.trim()) next.append(name, value.trim())
		}
		const now = withoutDialog(search)
		now.delete('page')
		next.sort()
		now.sort()
		if (`${next}` === `${now}`) return
		// Typing applies after a pause. Whoever presses something meanwhile gets what was pressed.
		const goal = navigation.location ?? pressed.current
		if (goal && goal.pathname !== location.pathname) return
		const asked = new URLSearchParams(goal?.search ?? search)
		for (const name of dialogParams) {
			const value = asked.get(name)
			if (value !== null) next.set(name, value)
		}
		// Replace later history entries, so that Back leaves the filters in one step, not letter by
		// letter.
		const isFiltered = [...now.keys()].some((name) => name !== 'size')
		coming.current = next
		navigate(`?${next}`, { replace: isFiltered, preventScrollReset: true })
	}

	// A dialog that is opened while filters are on their way breaks them off: they come after it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
	useEffect(() => {
		const filters = coming.current
		coming.current = undefined
		if (!filters || !search.has('ask')) return
		const wanted = new URLSearchParams(withoutDialog(filters))
		for (const [name, value] of search) {
			if (dialogParams.includes(name)) wanted.set(name, value)
		}
		wanted.sort()
		const now = new URLSearchParams(search)
		now.sort()
		if (`${wanted}` !== `${now}`) {
			navigate(`?${wanted}`, { replace: true, preventScrollReset: true })
		}
	}, [location])

	return (
		<search aria-label={label}>
			<form method="get" onSubmit={apply} className="flex flex-wrap items-center gap-2">
				{size !== null && <input type="hidden" name="size" value={size} />}
				{children}
				<span role="status" className="text-ink-quiet">
					{isBusy && 'Loading...'}
				</span>
			</form>
		</search>
	)
}

/** The link that was pressed on this page. The router tells of it only once React has rendered again. */
function useLastPressedLink(location: unknown) {
	const pressed = useRef<URL>()

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new address begins anew
	useEffect(() => {
		pressed.current = undefined
		function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
			const isElsewhere = ctrlKey || metaKey || shiftKey || link?.target === '_blank'
			if (link && !isElsewhere) pressed.current = new URL(link.href)
		}
		document.addEventListener('click', onClick)
		return () => document.removeEventListener('click', onClick)
	}, [location])

	return pressed
}

type TextFilterProps = {
	label: string
	name: string
	placeholder: string
	/** The value in the address. */
	value: string
	/** Debounce, in milliseconds. */
	delayMs?: number
	/** Whether pressing / anywhere focuses it; at most one per page. */
	hasSlash?: boolean
}

/**
 * Filters while the user types, but not during input-method composition. Escape clears it and
 * blurs.
 */
export function TextFilter({
	label,
	name,
	placeholder,
	value,
	delayMs = 300,
	hasSlash = true,
}: TextFilterProps) {
	const input = useRef<HTMLInputElement>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>()
	const isComposing = useRef(false)

	useEffect(() => () => clearTimeout(timer.current), [])
	useEffect(() => (hasSlash ? focusBySlash(input.current) : undefined), [hasSlash])
	useEffect(() => {
		const shown = input.current
		// Don't overwrite what is being typed.
		if (shown && shown !== document.activeElement) shown.value = value
	}, [value])

	function applySoon() {
		clearTimeout(timer.current)
		if (isComposing.current) return
		timer.current = setTimeout(() => input.current?.form?.requestSubmit(), delayMs)
	}

	function clear(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key !== 'Escape' || isComposing.current) return
		const { currentTarget } = event
		clearTimeout(timer.current)
		currentTarget.value = ''
		currentTarget.blur()
		currentTarget.form?.requestSubmit()
	}

	return (
		<input
			ref={input}
			type="search"
			name={name}
			defaultValue={value}
			placeholder={placeholder}
			aria-label={label}
			aria-keyshortcuts={hasSlash ? '/' : undefined}
			autoComplete="off"
			maxLength={254}
			onInput={applySoon}
			onKeyDown={clear}
			onCompositionStart={() => {
				isComposing.current = true
				clearTimeout(timer.current)
			}}
			onCompositionEnd={() => {
				isComposing.current = false
				applySoon()
			}}
			className={`${control} min-w-0 max-w-56 flex-[1_1_8rem] max-sm:max-w-full max-sm:basis-full`}
		/>
	)
}

function focusBySlash(input: HTMLInputElement | null) {
	function onKey(event: globalThis.KeyboardEvent) {
		const { key, target, ctrlKey, metaKey, altKey } = event
		const isTyping =
			target instanceof Element && target.closest('input, textarea, select, dialog, [popover]')
		if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
		event.preventDefault()
		input?.focus()
	}
	document.addEventListener('keydown', onKey)
	return () => document.removeEventListener('keydown', onKey)
}

type SelectFilterProps = { label: string; name: string; value: string; children: ReactNode }

/** Filters as soon as an option is chosen. */
export function SelectFilter({ label, name, value, children }: SelectFilterProps) {
	return (
		<select
			// Remount when the address changes, so that Back restores the choice.
			key={value}
			name={name}
			defaultValue={value}
			aria-label={label}
			onChange={(event) => event.currentTarget.form?.requestSubmit()}
			className={`${control} min-w-0 max-w-full`}
		>
			{children}
		</select>
	)
}

type DateFilterProps = { label: string; name: string; value: string | undefined }

/** Filters as soon as a day is chosen or taken away; a year that is being typed is no year yet. */
export function DateFilter({ label, name, value = '' }: DateFilterProps) {
	const input = useRef<HTMLInputElement>(null)
	useEffect(() => {
		const shown = input.current
		// Don't overwrite what is being typed.
		if (shown && shown !== document.activeElement) shown.value = value
	}, [value])
	return (
		<label className="flex items-center gap-1.5 text-ink-soft text-sm">
			{label}
			<input
				ref={input}
				type="date"
				name={name}
				defaultValue={value}
				min={firstDay}
				onChange={({ currentTarget: { value: typed, validity, form } }) => {
					const isWhole = typed >= firstDay || (typed === '' && !validity.badInput)
					if (isWhole) form?.requestSubmit()
				}}
				className={control}
			/>
		</label>
	)
}

const firstDay = '2000-01-01'
