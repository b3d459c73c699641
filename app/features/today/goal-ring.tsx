type Props = {
	/** Studied today. */
	minutes: number
	/** Null without a daily goal. */
	goal: number | null
	/** Days in a row. */
	days: number
}

const radius = 26
const around = 2 * Math.PI * radius

/** The day's goal as a ring, and the days in a row within. The text beside it says both. */
export function GoalRing({ minutes, goal, days }: Props) {
	const done = goal ? Math.min(1, minutes / goal) : 0
	return (
		<svg aria-hidden viewBox="0 0 64 64" className="size-16 shrink-0 fill-none stroke-[6]">
			<circle cx="32" cy="32" r={radius} className="stroke-sunken" />
			{done > 0 && (
				<circle
					cx="32"
					cy="32"
					r={radius}
					strokeDasharray={`${done * around} ${around}`}
					strokeLinecap="round"
					transform="rotate(-90 32 32)"
					className="stroke-jade"
				/>
			)}
			<text
				x="32"
				y="33"
				textAnchor="middle"
				dominantBaseline="middle"
				className="fill-ink stroke-none font-semibold text-xl tabular-nums"
			>
				{days}
			</text>
		</svg>
	)
}
