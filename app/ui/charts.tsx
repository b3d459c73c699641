/** Charts as SVG without a script of their own. Each has a table that says the same. */
import type { ReactNode } from 'react'
import { WithHanzi } from './with-hanzi.tsx'

type ChartProps = {
	id: string
	title: string
	/** The main figures as a sentence. */
	says: ReactNode
	/** The unit of the figures. */
	note?: string
	table: TableProps
	children: ReactNode
}

export function Chart({ id, title, says, note, table, children }: ChartProps) {
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 id={id} className="font-semibold text-xl">
				{title}
			</h2>
			<div className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:px-5">
				<div className="grid gap-1">
					<p>{says}</p>
					{note && <p className="text-ink-quiet text-sm">{note}</p>}
				</div>
				{children}
				<details className="text-sm">
					<summary className="w-fit text-ink-soft underline-offset-4 hover:underline">
						As a table<span className="sr-only">: {title}</span>
					</summary>
					<Table {...table} />
				</details>
			</div>
		</section>
	)
}

type TableProps = {
	caption: string
	head: readonly string[]
	rows: readonly (readonly [name: string, ...cells: (number | string)[]])[]
}

function Table({ caption, head, rows }: TableProps) {
	return (
		<table className="mt-3 w-full">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr className="border-line border-b align-bottom text-ink-soft">
					{head.map((name, index) => (
						<th
							key={name}
							scope="col"
							className={`pb-1 font-normal ${index === 0 ? 'text-left' : 'pl-2 text-right'}`}
						>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, ...cells]) => (
					<tr key={name} className="border-line border-b last:border-0">
						<th scope="row" className="py-1 text-left font-normal">
							<WithHanzi text={name} />
						</th>
						{cells.map((cell, index) => (
							<td key={head[index + 1]} className="py-1 pl-2 text-right tabular-nums">
								{typeof cell === 'number' ? cell.toLocaleString('en') : cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

type Bar = {
	label: string
	/** A second line below the label. */
	under?: string
	/** Stacked, from the bottom. */
	values: readonly number[]
	isToday?: boolean
}

/** Columns with their sums above. `fills` has a class for each part; `scale` is the highest sum. */
export function Bars({
	bars,
	fills,
	scale,
}: {
	bars: readonly Bar[]
	fills: readonly string[]
	scale: number
}) {
	const step = 100 / bars.length
	return (
		<div aria-hidden>
			<svg aria-hidden="true" className="mt-5 block h-36 w-full overflow-visible">
				{bars.map(({ label, values }, index) => {
					const total = Math.round(10 * values.reduce((sum, value) => sum + value, 0)) / 10
					let top = 100
					return (
						<g key={label}>
							{values.map((value, part) => {
								const height = value === 0 ? 0 : Math.max(2, (value / scale) * 100)
								top -= height
								return (
									<rect
										key={fills[part]}
										x={`${(index + 0.16) * step}%`}
										y={`${top}%`}
										width={`${0.68 * step}%`}
										height={`${height}%`}
										rx="2"
										className={fills[part]}
									/>
								)
							})}
							{total === 0 ? (
								<rect
									x={`${(index + 0.16) * step}%`}
									y="99%"
									width={`${0.68 * step}%`}
									height="1"
									className="fill-edge"
								/>
							) : (
								<text
									x={`${(index + 0.5) * step}%`}
									y={`${top}%`}
									dy="-5"
									textAnchor="middle"
									className="fill-ink-soft text-xs tabular-nums"
								>
									{total < 1000 ? total : `${Math.round(total / 100) / 10}k`}
								</text>
							)}
						</g>
					)
				})}
			</svg>
			<div className="mt-1.5 flex">
				{bars.map(({ label, under, isToday }) => (
					<span
						key={label}
						className={`min-w-0 flex-1 text-center leading-tight ${under ? 'text-xs' : 'text-sm'} ${isToday ? 'font-semibold' : 'text-ink-quiet'}`}
					>
						{label}
						{under && <span className="block">{under}</span>}
					</span>
				))}
			</div>
		</div>
	)
}

/** The looks of a chart's parts, with their names. */
export function Legend({ parts }: { parts: readonly { name: string; fill: string }[] }) {
	return (
		<ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
			{parts.map(({ name, fill }) => (
				<li key={name} className="flex items-center gap-1.5">
					<svg aria-hidden="true" className="size-3">
						<rect width="12" height="12" rx="2" className={fill} />
					</svg>
					{name}
				</li>
			))}
		</ul>
	)
}

/** Fills with stripes, told apart from plain ones without colour. */
export const stripes = {
	indigo: 'fill-[url(#stripes-indigo)]',
	mastered: 'fill-[url(#stripes-mastered)]',
	learning: 'fill-[url(#stripes-learning)]',
} as const

const inks: Record<keyof typeof stripes, string> = {
	indigo: 'fill-indigo',
	mastered: 'fill-mastered',
	learning: 'fill-learning',
}

/** The stripes themselves, once a page. */
export function Stripes() {
	return (
		<svg aria-hidden="true" className="absolute size-0">
			{Object.entries(inks).map(([name, ink]) => (
				<pattern
					key={name}
					id={`stripes-${name}`}
					width="5"
					height="5"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(45)"
				>
					<rect width="5" height="5" className="fill-raised" />
					<rect width="2.5" height="5" className={ink} />
				</pattern>
			))}
		</svg>
	)
}
