import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

const drawn = (text: string) => renderToStaticMarkup(<WithHanzi text={text} />)

test('each run of hanzi is marked as Chinese, within one element that a flex container keeps in line', () => {
	expect(drawn('like 飞 in 飞机')).toBe(
		'<span>like <span lang="zh-CN">飞</span> in <span lang="zh-CN">飞机</span></span>',
	)
	expect(drawn('王小美')).toBe('<span><span lang="zh-CN">王小美</span></span>')
	expect(drawn('Wang Xiaomei')).toBe('Wang Xiaomei')
	expect(drawn('')).toBe('')
})

test('a rare hanzi is marked, too', () => {
	expect(drawn('variant of 𠮷')).toBe('<span>variant of <span lang="zh-CN">𠮷</span></span>')
})
