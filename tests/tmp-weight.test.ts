import { test } from 'vitest'
import { benchPageWeights } from '#tests/bench/page-weight.bench.ts'
test('x', () => { for (const r of benchPageWeights()) console.log(r.pass ? 'ok' : 'FAIL', r.name, r.measured, r.target) })
