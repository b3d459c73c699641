import { Form, Link, useLocation, useNavigate } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useEffect } from 'react'

/** The dictionary in the top bar: a field on wide screens, else an icon. The key / leads there. */
export function TopSearch() {
	const navigate = useNavigate()
	const isThere = useLocation().pathname.startsWith('/dictionary')
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const field = [...document.querySelectorAll<HTMLInputElement>('input[name=q]')].find(
				(input) => input.offsetParent,
			)
			const { key, target } = event
			if (key === 'Escape' && target === field) field?.blur()
			if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
			event.preventDefault()
			if (field) field.select()
			else navigate('/dictionary')
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [navigate])
	if (isThere) return null
	return (
		<>
			<Form action="/dictionary" role="search" className="mr-2 max-lg:hidden">
				<input
					type="search"
					name="q"
					aria-label="Search the dictionary"
					aria-keyshortcuts="/"
					placeholder="Dictionary  ( / )"
					autoComplete="off"
					maxLength={60}
					className="min-h-10 w-52 rounded-control border border-edge bg-raised px-3 text-sm placeholder:text-ink-quiet"
				/>
			</Form>
			<Link
				to="/dictionary"
				aria-label="Dictionary"
				title="Dictionary ( / )"
				className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink lg:hidden"
			>
				<Search aria-hidden size={20} />
			</Link>
		</>
	)
}

function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || target.matches('input, textarea, select'))
	)
}
