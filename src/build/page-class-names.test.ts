import { expect, test } from 'vitest';
import { renameClasses } from './page-class-names';

test.each([
  [
    'classes that stand on the same elements get one name, the most used the shortest',
    '<style>.p1{color:red}.p2{top:0}.p3{left:0}.p2+.p1{left:0}</style><p class="p3"></p><p class="p1 p2 p3"></p>',
    '<style>.b{color:red;top:0}.a{left:0}.b+.b{left:0}</style><p class="a"></p><p class="b a"></p>',
  ],
  [
    'rules keep their order and their conditions',
    '<style>.p1{top:0}.p2{left:0}@media print{.p3{top:1px}}</style><p class="p1 p3"></p><p class="p2"></p>',
    '<style>.a{top:0}.b{left:0}@media print{.a{top:1px}}</style><p class="a"></p><p class="b"></p>',
  ],
  [
    'names that an island or a script may set stay, and no other class gets them',
    '<style>.a{top:0}.p1{left:0}.p2:not(.b){top:1px}</style><i data-props=\'{"className":"a p2"}\'></i><p class="p1 p2"></p>',
    '<style>.a{top:0}.c{left:0}.p2:not(.b){top:1px}</style><i data-props=\'{"className":"a p2"}\'></i><p class="c p2"></p>',
  ],
  [
    'hand-written names stay',
    '<style>.visually-hidden{width:1px}.p1{top:0}</style><p class="visually-hidden p1"></p>',
    '<style>.visually-hidden{width:1px}.a{top:0}</style><p class="visually-hidden a"></p>',
  ],
])('%s', (_, html, renamed) => {
  expect(renameClasses(html)).toBe(renamed);
});
