/** Marks each run of hanzi in a text as Chinese: “like 飞 in 飞机”. */
export function WithHanzi({ text }: { text: string }) {
	return text.split(/(\p{Script=Han}+)/u).map((run, index) =>
		index % 2 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity
			<span key={index} lang="zh-CN">
				{run}
			</span>
		) : (
			run
		),
	)
}
