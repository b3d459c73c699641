import { Form, useNavigate, useSearchParams } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { adminButtonClass } from './button.tsx'
import {
	pageCount,
	pageSizes,
	searchWith,
	typedPage,
	withoutDialog,
	withoutLeadingZeros,
} from './paging.ts'

const control = 'min-h-8 rounded-control border border-edge bg-raised px-2 text-sm text-ink'

type Props = { page: number; size: number; total: number }

/** A list's pager. Its values live in the address. */
export function Pagination({ page, size, total }: Props) {
	const pages = pageCount(total, size)
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
			<p className="mr-auto tabular-nums">
				{total.toLocaleString('en')} {total === 1 ? 'record' : 'records'}
			</p>
			<SizeBox size={size} />
			<div className="flex items-center gap-1.5">
				<StepButton name="Previous page" to={page > 1 ? page - 1 : undefined} page={page}>
					<ChevronLeft aria-hidden size={16} />
				</StepButton>
				<PageBox page={page} pages={pages} />
				<StepButton name="Next page" to={page < pages ? page + 1 : undefined} page={page}>
					<ChevronRight aria-hidden size={16} />
				</StepButton>
			</div>
		</nav>
	)
}

type StepProps = {
	name: string
	/** Undefined on the first or last page. */
	to: number | undefined
	page: number
	children: React.ReactNode
}

/** A button rather than a link: disabled at the end, it stays in place and keeps the focus. */
function StepButton({ name, to, page, children }: StepProps) {
	return (
		<Form
			method="get"
			onSubmit={(event) => {
				if (to === undefined) event.preventDefault()
			}}
		>
			<OtherValues />
			<button
				type="submit"
				name="page"
				value={to ?? page}
				aria-label={name}
				aria-disabled={to === undefined || undefined}
				className={adminButtonClass('secondary')}
			>
				{children}
			</button>
		</Form>
	)
}

/** Goes to the typed page number; ignores the current one and any that does not exist. */
function PageBox({ page, pages }: { page: number; pages: number }) {
	const box = useRef<HTMLInputElement>(null)
	const [search] = useSearchParams()
	const navigate = useNavigate()

	useEffect(() => {
		if (box.current) box.current.value = String(page)
	}, [page])

	function go() {
		const shown = box.current
		if (!shown) return
		const target = typedPage(shown.value, { page, pages })
		if (target === undefined) shown.value = String(page)
		else navigate(searchWith(withoutDialog(search), { page: target }))
	}

	return (
		<Form
			method="get"
			onSubmit={(event: FormEvent) => {
				event.preventDefault()
				go()
			}}
			className="flex items-center gap-1.5"
		>
			<OtherValues />
			<input
				ref={box}
				name="page"
				defaultValue={page}
				inputMode="numeric"
				autoComplete="off"
				aria-label="Page"
				onInput={({ currentTarget }) => {
					const plain = withoutLeadingZeros(currentTarget.value)
					if (plain !== currentTarget.value) currentTarget.value = plain
				}}
				onBlur={go}
				className={`${control} w-14 text-right tabular-nums`}
			/>
			<span className="whitespace-nowrap tabular-nums">of {pages.toLocaleString('en')}</span>
		</Form>
	)
}

/** Changing the size goes back to the first page. */
function SizeBox({ size }: { size: number }) {
	return (
		<Form method="get" className="flex items-center gap-1.5">
			<OtherValues alsoWithout="size" />
			<select
				key={size}
				name="size"
				defaultValue={size}
				aria-label="Records per page"
				onChange={(event) => event.currentTarget.form?.requestSubmit()}
				className={control}
			>
				{pageSizes.map((known) => (
					<option key={known} value={known}>
						{known} / page
					</option>
				))}
			</select>
		</Form>
	)
}

/** Carries the rest of the query string along as hidden fields. */
function OtherValues({ alsoWithout }: { alsoWithout?: string }) {
	const [search] = useSearchParams()
	const others = [...withoutDialog(search)].filter(
		([name]) => !['page', alsoWithout].includes(name),
	)
	return (
		<>
			{others.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
		</>
	)
}
