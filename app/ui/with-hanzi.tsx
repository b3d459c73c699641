/** Marks each run of hanzi in a text as Chinese: “like 飞 in 飞机”. One element, so that runs stay in line anywhere. */
export function WithHanzi({ text }: { text: string }) {
	const runs = text.split(/(\p{Script=Han}+)/u)
	if (runs.length === 1) return text
	return (
		<span>
			{runs.map((run, index) =>
				index % 2 ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity
					<span key={index} lang="zh-CN">
						{run}
					</span>
				) : (
					run
				),
			)}
		</span>
	)
}
